import { useEffect, useRef } from 'preact/hooks';
import { type Pixels, paintBurning, paintGrowth } from '#client/art/burning.ts';
import { CardFace } from '#client/art/CardFace.tsx';
import { PICTURE_URLS } from '#client/art/pictures.ts';
import { t } from '#client/texts/texts.ts';

/** A card on its way through the fire. */
export function BurningCard({ burned }: { burned: number }) {
  return (
    <span class="gallery-burning">
      <CardFace face={{ kind: 'infection', colour: 'purple' }} name={t('card.infection')} />
      <Painted width={120} height={165} paint={(pixels) => paintBurning(pixels, burned)} />
    </span>
  );
}

/** Growth that has come so far. */
export function Growth({ grown }: { grown: number }) {
  return (
    <Painted
      width={448}
      height={280}
      paint={async (pixels) => paintGrowth(await pixelsOf(PICTURE_URLS.growth), pixels, grown)}
    />
  );
}

interface Painting {
  readonly width: number;
  readonly height: number;
  readonly paint: (pixels: Pixels) => void | Promise<void>;
}

function Painted({ width, height, paint }: Painting) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = place.current?.getContext('2d');
    const pixels = new ImageData(width, height);
    void Promise.resolve(paint(pixels)).then(() => pen?.putImageData(pixels, 0, 0));
  }, []);
  return <canvas ref={place} width={width} height={height} />;
}

async function pixelsOf(url: string): Promise<Pixels> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  return pen?.getImageData(0, 0, image.width, image.height) ?? new ImageData(image.width, image.height);
}
