/** A stretch of a guide: text, or code that can be copied. */
export interface GuidePart {
  /** The place among the parts, from 0. */
  at: number;
  kind: 'text' | 'code';
  /** Of a text its HTML, of code the code itself. */
  content: string;
}

/**
 * Takes the code out of a guide's text, such that it can be shown with a way to copy it.
 * @param html cleaned before
 */
export function guideParts(html: string): GuidePart[] {
  const parts: GuidePart[] = [];
  for (const node of new DOMParser().parseFromString(html, 'text/html').body.children) {
    const isCode = node.tagName === 'PRE';
    const last = parts.at(-1);
    if (isCode) parts.push({ at: parts.length, kind: 'code', content: node.textContent.replace(/\n$/, '') });
    else if (last?.kind === 'text') last.content += node.outerHTML;
    else parts.push({ at: parts.length, kind: 'text', content: node.outerHTML });
  }
  return parts;
}
