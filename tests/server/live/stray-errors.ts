/** A real server in a process of its own, that goes wrong where nobody catches it when its parent says how. */
import { launch } from '#server/start/launch.ts';
import { readSettings } from '#server/start/settings.ts';

export type Mishap = 'spoken' | 'thrown' | 'rejected' | 'out of memory';

process.on('message', (mishap: Mishap) => {
  switch (mishap) {
    case 'spoken':
      return console.error('a library has something to say\nin two lines');
    case 'thrown':
      return void setTimeout(() => {
        throw new Error('a stray error');
      });
    case 'rejected':
      return void Promise.reject(new Error('a stray rejection'));
    case 'out of memory':
      return void Promise.reject(new RangeError('Array buffer allocation failed'));
  }
});

await launch(readSettings(process.env), (_request, _response, next) => next());
