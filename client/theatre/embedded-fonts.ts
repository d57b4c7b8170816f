/** The page's own faces as rules that carry their font with them: a file of its own can fetch nothing. */
export async function embeddedFonts(): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(faceName);
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => loaded.includes(faceName(descriptors(style))));
  return (await Promise.all(rules.map(embedded))).join('');
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

const descriptors = (style: CSSStyleDeclaration): Face => ({
  family: style.getPropertyValue('font-family'),
  weight: style.getPropertyValue('font-weight'),
  unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
});

const faceName = ({ family, weight, unicodeRange }: Face): string =>
  `${family.replace(/["']/g, '')} ${weight} ${unicodeRange.toUpperCase()}`;

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
  const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { family, weight, unicodeRange } = descriptors(style);
  const source = `url(data:font/woff2;base64,${base64(bytes)})`;
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${unicodeRange};src:${source}}`;
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
