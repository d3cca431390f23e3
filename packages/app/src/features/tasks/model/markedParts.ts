/** A piece of a title, and whether the search found it. */
export interface TitlePart {
  /** Of it among the others. */
  key: string;
  text: string;
  isMarked: boolean;
}

/**
 * The pieces of a title as the search answers it: matches in `<mark>`, all else escaped. What it is not is shown as text: nothing of it is ever
 * given to the browser as HTML.
 */
export function markedParts(html: string): TitlePart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/su)
    .filter((piece) => piece !== '')
    .map((piece, at) => {
      const inner = /^<mark>(.*)<\/mark>$/su.exec(piece)?.[1];
      return { key: `${at} ${piece}`, text: unescaped(inner ?? piece), isMarked: inner !== undefined };
    });
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (html: string): string => html.replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => SIGNS[name] ?? all);
