/** An element of a vector file. Text inside elements is left out: there are no words in pictures. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
}

const PIECE = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;

interface Open {
  tag: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** Reads a vector file as written in `assets/`: well-formed, attributes in double quotes. */
export function readElement(source: string): Element {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  for (const [, closing, tag, attributes, empty] of source.matchAll(PIECE)) {
    if (!tag) continue;
    const current = open.at(-1);
    if (!current) throw new SyntaxError(`</${tag}> closes nothing`);
    if (closing) {
      if (current.tag !== tag) throw new SyntaxError(`</${tag}> closes <${current.tag}>`);
      open.pop();
      continue;
    }
    const element: Open = { tag, attributes: readAttributes(attributes ?? ''), children: [] };
    current.children.push(element);
    if (!empty) open.push(element);
  }
  const [only] = root.children;
  if (!only || open.length !== 1) throw new SyntaxError('not one whole element');
  return only;
}

const readAttributes = (source: string): Record<string, string> =>
  Object.fromEntries([...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

export function writeElement({ tag, attributes, children }: Element): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const open = `<${tag}${written.join('')}`;
  return children.length > 0 ? `${open}>${children.map(writeElement).join('')}</${tag}>` : `${open}/>`;
}
