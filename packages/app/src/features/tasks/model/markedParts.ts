/** A part of a title, with whether it matches the search. */
export interface TitlePart {
  /** Identifies the part among the others. */
  key: string;
  text: string;
  isMarked: boolean;
}

/**
 * Splits a title from the search's answer into parts: matches are in `<mark>`, all other markup is escaped. Any other markup is
 * shown as text: the title is never given to the browser as HTML.
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
