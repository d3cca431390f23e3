import { CleanText } from '../richText/RichText';
import { renderMarkdownLine } from './renderMarkdown';

/** A line of Markdown as inline content. Renders a `<span>`. */
export function MarkdownLine({ text }: { text: string }) {
  return <CleanText isLine html={renderMarkdownLine(text)} />;
}
