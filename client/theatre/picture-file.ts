import { embeddedFonts } from './embedded-fonts.ts';

const SHARPNESS = 2;

/** The picture as a file of its own, with the fonts it is set in. */
export async function svgOf(picture: SVGSVGElement): Promise<Blob> {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('a copy is of another kind');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await embeddedFonts();
  copy.prepend(style);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** The same as pixels, sharp enough for a phone. */
export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(await svgOf(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * SHARPNESS;
    canvas.height = image.height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
