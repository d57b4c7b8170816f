import { describe, expect, test } from 'vitest';
import { faceOf } from '#client/art/Portrait.tsx';

describe('whose face it is', () => {
  test('a bot has the face of its name', () => {
    expect(faceOf('Vega')).toBe('vega');
    expect(faceOf('Dmitri')).toBe('dmitri');
  });

  test('a person has one too, always the same', () => {
    expect(faceOf('Bartholomew')).toBe(faceOf('Bartholomew'));
    expect(['Ann', 'Zoë', '李', ''].map(faceOf)).not.toContain(undefined);
  });
});
