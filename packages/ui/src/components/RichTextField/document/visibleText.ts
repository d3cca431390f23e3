/** Returns the visible text of HTML that an editor wrote, for counting it. Not a way to clean HTML. */
export const visibleText = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&(?:\w+|#\d+);/g, '.');
