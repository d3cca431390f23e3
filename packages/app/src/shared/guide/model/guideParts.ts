/** A section of a guide: text, or code that can be copied. */
export interface GuidePart {
  /** Index among the parts, from 0. */
  at: number;
  kind: 'text' | 'code';
  /** HTML of a text, or the code itself. */
  content: string;
}

/**
 * Splits code from a guide's text, so that it can be shown with a copy button.
 * @param html already sanitised
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
