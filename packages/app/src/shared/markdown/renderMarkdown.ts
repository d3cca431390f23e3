import { micromark } from 'micromark';
import { sanitizeHtml } from '../html/sanitizeHtml';

/** A link of a file to another file of the project: nothing that a page leads to. */
const FILE_LINK = /<a href="(?![a-z]+:|\/|#)[^"]*">([\s\S]*?)<\/a>/gi;

/**
 * Renders Markdown as clean HTML: the one way from Markdown to a page. HTML in it is shown as text. Links to files beside it are their words.
 * @see sanitizeHtml for what is left of links and pictures
 */
export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(micromark(markdown).replaceAll(FILE_LINK, '$1'), { pictures: true });

/** Renders a line of Markdown that stands in a line of the page, without a paragraph around it. */
export const renderMarkdownLine = (markdown: string): string =>
  renderMarkdown(markdown)
    .replaceAll(/<\/?p>/g, '')
    .trim();
