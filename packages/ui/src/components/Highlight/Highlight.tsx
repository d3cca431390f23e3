import { Mark } from './Highlight.styles';
import { highlightParts } from './highlightParts';

/**
 * A text with the words of a search marked in it. Renders text and `<mark>`s. Both are taken literally: markup in the text and
 * characters such as `.*` in the query have no special meaning.
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
  /** Search term; each of its words is marked everywhere. */
  query: string;
}
