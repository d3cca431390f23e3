import { SanitizedHtml } from '../richText/RichText';
import { renderMarkdownLine } from './renderMarkdown';

/** A line of Markdown as inline content. Renders a `<span>`. */
export function MarkdownLine({ text }: { text: string }) {
  return <SanitizedHtml isInline html={renderMarkdownLine(text)} />;
}
