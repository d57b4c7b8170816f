const SHARPNESS = 2;

/** The picture as a file of its own. */
export const svgText = (picture: SVGSVGElement): string => new XMLSerializer().serializeToString(picture);

/** The same as pixels, sharp enough for a phone. */
export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText(picture)], { type: 'image/svg+xml' }));
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
