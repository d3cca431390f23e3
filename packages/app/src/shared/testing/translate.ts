/**
 * Imitates the browser's page translation for tests: replaces each text by two `<font>` elements with words of another
 * language.
 * @param within element to translate
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
