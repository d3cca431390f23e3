import DOMPurify from 'dompurify';
import { safeLink } from '../links/safePath';

const ALLOWED_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];

const purifier = DOMPurify();
let hooked = false;

/**
 * Cleans HTML that came as data. The only door from data to markup. Text, lists, tables and links stay; scripts, styles,
 * pictures, forms and frames go. Links lead to http(s), mailto, tel or a path of ours, and tell the other side nothing.
 */
export function sanitizeHtml(html: string): string {
  if (!hooked) {
    purifier.addHook('afterSanitizeAttributes', guardLink);
    hooked = true;
  }
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function guardLink(node: Element): void {
  if (node.nodeName !== 'A') return;
  const link = safeLink(node.getAttribute('href'));
  if (!link) return node.removeAttribute('href');
  node.setAttribute('href', link.kind === 'own' ? link.path : link.href);
  if (link.kind === 'outside') {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
}
