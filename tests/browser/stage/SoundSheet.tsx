import './sound-sheet.css';
import { useMemo } from 'preact/hooks';
import { openPlayer } from '#client/story/sound/player.ts';
import { SoundButton } from '#client/story/sound/SoundButton.tsx';
import { SOUNDS, type Sound } from '#client/story/sound/sounds.ts';
import { synthesise } from '#client/story/sound/synthesise.ts';
import { openVolume } from '#client/story/sound/volume.ts';
import { waveform } from '#client/story/sound/waveform.ts';

const RATE = 32_000;
const WIDTH = 320;
const HEIGHT = 64;
const CREW = 6;

/** Everything that can be heard, to be looked at and listened to. */
export function SoundSheet() {
  const volume = useMemo(openVolume, []);
  const player = useMemo(() => openPlayer(volume), [volume]);
  return (
    <main class="panel stack sound-sheet">
      <header class="row">
        <h1>Sounds</h1>
        <SoundButton volume={volume} onTry={() => player.play('your-turn')} />
      </header>
      <p class="row">
        {[0, 1, 2, 3, 4, 5, 6].map((dead) => (
          <button key={dead} type="button" class="small" onClick={() => player.setDead(dead, CREW)}>
            {dead} dead
          </button>
        ))}
        <button type="button" class="small" onClick={() => player.stop()}>
          Stop
        </button>
      </p>
      <ul>
        {SOUNDS.map((sound) => (
          <SoundRow key={sound} sound={sound} onPlay={() => player.play(sound)} />
        ))}
      </ul>
    </main>
  );
}

function SoundRow({ sound, onPlay }: { sound: Sound; onPlay: () => void }) {
  const samples = useMemo(() => synthesise(sound, RATE), [sound]);
  return (
    <li>
      <button type="button" class="small calm" onClick={onPlay}>
        {sound}
      </button>
      <span class="quiet">{(samples.length / RATE).toFixed(2)} s</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={waveform(samples, WIDTH, HEIGHT)} />
      </svg>
    </li>
  );
}
