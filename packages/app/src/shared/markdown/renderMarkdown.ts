import { micromark } from 'micromark';
import { sanitizeHtml } from '../html/sanitizeHtml';

/** Link from a file to another file of the project, which no page can follow. */
const FILE_LINK = /<a href="(?![a-z]+:|\/|#)[^"]*">([\s\S]*?)<\/a>/gi;

/**
 * Renders Markdown as sanitised HTML: the only way from Markdown to a page. HTML in it is shown as text. Links to
 * neighbouring files become plain text.
 * @see sanitizeHtml for the links and pictures that remain
 */
export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(micromark(markdown).replaceAll(FILE_LINK, '$1'), { pictures: true });

/** Renders a line of Markdown as inline content, without a surrounding paragraph. */
export const renderMarkdownLine = (markdown: string): string =>
  renderMarkdown(markdown)
    .replaceAll(/<\/?p>/g, '')
    .trim();
