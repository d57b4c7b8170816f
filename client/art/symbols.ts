import paint from '../../assets/paint.svg?raw';

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../assets/cards/*.svg', '../../assets/portraits/*.svg', '../../assets/signs/*.svg'],
  { query: '?raw', import: 'default', eager: true },
);

/** A symbol is named after its folder and its file: `card-gas-can`, `portrait-face`. */
function symbolOf([path, source]: readonly [string, string]): string {
  const [, folder, name] = /\/(card|portrait|sign)s\/([\w-]+)\.svg$/.exec(path) ?? [];
  return source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${folder}-${name}"`)
    .replace(/<\/svg>\s*$/, '</symbol>');
}

const inside = paint.replace(/<!--[\s\S]*?-->/g, '').replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '');

/** All of it is in the page at once: no request tells which card was drawn. */
export const SYMBOLS = `<defs>${inside}</defs>${Object.entries(FILES).map(symbolOf).join('')}`;
