import './art.css';
import { SYMBOLS } from './symbols.ts';

/** What cards and portraits are made of; once in a page, before any of them. */
export function ArtSymbols() {
  return <svg class="art-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SYMBOLS }} />;
}
