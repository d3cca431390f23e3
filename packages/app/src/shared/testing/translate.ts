/**
 * Does to a page what the browser's translation does: each text gives way to two `<font>` elements, with the words of another language. For
 * tests.
 * @param within what is translated
 */
export function translate(within: Element): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    const isSeen = text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, svg');
    if (!isSeen) continue;
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const [outer, inner] = [font(), font()];
    outer.append(inner);
    inner.textContent = `«${text.data}»`;
    text.replaceWith(outer);
  }
}
