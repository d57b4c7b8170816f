import { BlendModes, Game, type GameObjects, Scene, WEBGL } from 'phaser';
import { useEffect, useRef } from 'preact/hooks';
import {
  type FrameName,
  figureFrame,
  loadSheets,
  MIDDLE_DOOR_FRAMES,
  parasiteSteps,
  platePicture,
  SECURITY_FRAMES,
  TEXTURE_SCALE,
} from '#client/art/textures.ts';
import { heatTint } from '#client/look/heat-ramp.ts';
import {
  CHARACTERS,
  type Character,
  COLOURS,
  type Colour,
  type LocationKind,
} from '#shared/vocabulary/index.ts';

const KINDS: readonly LocationKind[] = [
  'reactor',
  'run',
  'sick-bay-behind',
  'storage',
  'parasite-alert',
  'hive',
];
const SIZE = { width: 1280, height: 640 };

/** The baked sheets as the engine draws them: plates, doors, figures, heat. */
export function ArtMap() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    const game = new Game({
      type: WEBGL,
      parent,
      ...SIZE,
      banner: false,
      audio: { noAudio: true },
      backgroundColor: '#05090d',
      render: { mipmapFilter: 'LINEAR_MIPMAP_LINEAR' },
      scene: new Sample('sample'),
    });
    return () => game.destroy(true);
  }, []);
  return <div ref={place} class="gallery-map" />;
}

class Sample extends Scene {
  preload(): void {
    loadSheets(this);
  }

  create(): void {
    this.cameras.main.setZoom(0.66).centerOn(930, 405);
    for (const [i, kind] of KINDS.entries()) {
      this.#room(kind, 150 + i * 310, { y: 200, used: false });
      this.#room(kind, 150 + i * 310, { y: 610, used: true });
    }
    for (const [i, character] of CHARACTERS.entries()) {
      for (const [j, colour] of COLOURS.entries())
        this.#figure(character, colour, 150 + j * 310, 160 + i * 110);
    }
    for (const [i, frame] of parasiteSteps('black').entries()) this.#parasite(frame, 230 + i * 310, 690);
    for (const [i, frame] of parasiteSteps('grey').entries()) this.#parasite(frame, 90 + i * 310, 690);
    this.#piece('trooper-silhouette', 1390, 700, 100).setTint(heatTint(0.7));
    this.add
      .image(1700, 610, 'plates-used', 'hive-burned' satisfies FrameName<'plates-used'>)
      .setScale(1 / TEXTURE_SCALE);
    for (let i = 0; i < 6; i++) this.#light('cell', 1640 + i * 24, 560 + (i % 2) * 40);
    this.#piece('trooper-dead', 1700, 700, 100);
    // A picture, not a film: the page has other things to do.
    this.time.delayedCall(300, () => this.game.loop.sleep());
  }

  #room(kind: LocationKind, x: number, { y, used }: { y: number; used: boolean }): void {
    const { texture, frame } = platePicture(kind, 0, used);
    this.add.image(x, y, texture, frame).setScale(1 / TEXTURE_SCALE);
    this.#light('spill', x, y - 132);
    this.#piece('doorway', x, y - 182);
    const [shut, , , open] = SECURITY_FRAMES;
    this.#piece(used ? open : shut, x + 132, y).setAngle(90);
    if (kind === 'sick-bay-behind') this.#piece(MIDDLE_DOOR_FRAMES[0], x, y + 4);
  }

  #figure(character: Character, colour: Colour, x: number, y: number): void {
    this.#light('heat', x, y).setDisplaySize(210, 210);
    this.#piece(`${character}-well`, x, y, 100);
    for (let i = 0; i < 4; i++) {
      this.#piece(`${character}-health`, x, y, 100)
        .setAngle(i * 90)
        .setTint(i < 3 ? 0xeaf6fc : 0x5a2622);
    }
    this.#piece(figureFrame(character, colour), x, y, 98).setAngle(30);
    this.#piece(`emblem-${colour}`, x, y, 44);
  }

  #parasite(frame: FrameName<'pieces'>, x: number, y: number): void {
    this.#light('heat-parasite', x, y).setDisplaySize(150, 150);
    this.#piece(frame, x, y, 110);
  }

  #piece(frame: FrameName<'pieces'>, x: number, y: number, wide?: number): GameObjects.Image {
    const image = this.add.image(x, y, 'pieces', frame).setScale(1 / TEXTURE_SCALE);
    return wide ? image.setDisplaySize(wide, (wide * image.height) / image.width) : image;
  }

  #light(frame: FrameName<'light'>, x: number, y: number): GameObjects.Image {
    return this.add
      .image(x, y, 'light', frame)
      .setScale(1 / TEXTURE_SCALE)
      .setBlendMode(BlendModes.SCREEN);
  }
}
