import { CleanText } from '../richText/RichText';
import { renderMarkdownLine } from './renderMarkdown';

/** A line of Markdown in a line of the page. Renders a `<span>`. */
export function MarkdownLine({ text }: { text: string }) {
  return <CleanText isLine html={renderMarkdownLine(text)} />;
}
