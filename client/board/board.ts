import { Game, Scale, Scene, WEBGL } from 'phaser';
import { t } from '#client/texts/texts.ts';
import { ink } from './ink.ts';
import { drawReactorRoom, PLATE } from './plate.ts';

/** Opens the board inside `parent`; the answer closes it. */
export function openBoard(parent: HTMLElement): () => void {
  const game = new Game({
    type: WEBGL,
    parent,
    banner: false,
    audio: { noAudio: true },
    backgroundColor: ink('ground'),
    // Real pixels, so that lines stay sharp on phones; the canvas is shrunk back to the page's size.
    scale: { mode: Scale.NONE, ...realSize(parent), zoom: 1 / devicePixelRatio },
    scene: MapScene,
  });
  const watch = new ResizeObserver(() => {
    const { width, height } = realSize(parent);
    game.scale.resize(width, height);
  });
  watch.observe(parent);
  return () => {
    watch.disconnect();
    game.destroy(true);
  };
}

const realSize = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: Math.max(1, Math.round(clientWidth * devicePixelRatio)),
  height: Math.max(1, Math.round(clientHeight * devicePixelRatio)),
});

class MapScene extends Scene {
  create(): void {
    drawReactorRoom(this, t('location.reactorRoom'));
    this.#fit();
    this.scale.on(Scale.Events.RESIZE, () => this.#fit());
  }

  /** The camera shows the plate and the dark around it. */
  #fit(): void {
    const { width, height } = this.scale;
    const zoom = Math.min(width / (PLATE.width * 1.5), height / (PLATE.height * 1.35));
    this.cameras.main.setSize(width, height).setZoom(zoom).centerOn(0, 0);
  }
}
