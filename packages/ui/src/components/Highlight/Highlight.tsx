import { Mark } from './Highlight.styles';
import { highlightParts } from './highlightParts';

/**
 * A text with the words that were looked for marked in it. Renders text and `<mark>`s. Both are taken literally: markup in the text
 * and signs such as `.*` in the query are letters like others.
 */
export function Highlight({ text, query }: HighlightProps) {
  const parts = highlightParts(text, query);
  let start = 0;
  return parts.map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? <Mark key={key}>{part.text}</Mark> : part.text;
  });
}

export interface HighlightProps {
  text: string;
  /** The search term; each of its words is marked wherever it stands. */
  query: string;
}
