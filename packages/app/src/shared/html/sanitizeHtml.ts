import DOMPurify from 'dompurify';
import { safeImage } from '../links/safeImage';
import { safeLink } from '../links/safePath';

const ALLOWED_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'div',
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

/** Where pictures of texts lie. */
const PICTURES = '/media/';

/**
 * Cleans HTML that came as data. The only door from data to markup. Text, lists, tables and links stay; scripts, styles,
 * pictures, forms and frames go. Links lead to http(s), mailto, tel or a path of ours, and tell the other side nothing.
 * @param options.pictures lets our own pictures through, those under `/media/`
 */
export function sanitizeHtml(html: string, { pictures = false }: { pictures?: boolean } = {}): string {
  return pictures ? withOwnPictures(sanitizeAs(html, ['img'], ['src', 'alt', 'width', 'height'])) : sanitizeAs(html, [], []);
}

/**
 * Cleans what our own editor of letters writes: what all texts have, where lines stand, and pictures that lie in their address. Those from
 * elsewhere go.
 */
export function sanitizeWritten(html: string): string {
  const clean = sanitizeAs(html, ['img'], ['src', 'alt', 'align']);
  if (!clean.includes('<img')) return clean;
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  for (const picture of body.querySelectorAll('img')) {
    if (!isInside(picture.getAttribute('src'))) picture.remove();
  }
  return body.innerHTML;
}

const isInside = (src: string | null) => /^data:image\/(png|jpeg|webp|gif|avif);base64,/.test(src ?? '');

const TAGS = /<[a-z][^<>]*/gi;
const HANDLERS = /(?<=[\s"'/])on[a-z]+(?=\s*=)/gi;
const BASE = /^<base\b/i;

/** Without what runs on an event or moves all links: the cleaning takes it away, but the browser reports it as soon as the text is read. */
const withoutReports = (html: string) => html.replace(TAGS, (tag) => tag.replace(HANDLERS, 'data-off').replace(BASE, '<wbr'));

const BLOCKS =
  /(<\/?)(address|article|aside|caption|center|dd|details|dl|dt|fieldset|figcaption|figure|footer|form|h[156]|header|legend|main|nav|section|summary)(?=[\s/>])/gi;

/** Block elements stay on lines of their own without their tag: words of two of them are not one. */
const withBlocks = (html: string, allowed: readonly string[]) =>
  html.replace(BLOCKS, (tag, start: string, name: string) => (allowed.includes(name.toLowerCase()) ? tag : `${start}div`));

function sanitizeAs(html: string, moreTags: readonly string[], moreAttributes: readonly string[]): string {
  if (!hooked) {
    purifier.addHook('afterSanitizeAttributes', guardLink);
    hooked = true;
  }
  const tags = [...ALLOWED_TAGS, ...moreTags];
  return purifier.sanitize(withoutReports(withBlocks(html, tags)), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'start', ...moreAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Layout tags of mails, beside those that all texts have. Shown in a frame of their own alone. */
const LETTER_TAGS = ['img', 'center', 'font', 'h1', 'h5', 'h6', 'small', 'big', 'tfoot', 'caption', 'figure', 'figcaption'];
const LETTER_ATTRIBUTES = [
  'style',
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'color',
  'border',
  'cellpadding',
  'cellspacing',
  'src',
  'alt',
];
/** Styles that fetch something, or lay something over what stands elsewhere. */
const REACHING = /url|image-set|expression|@import|position|behavior|-moz-binding|\\/i;

/** A letter that came as data, cleaned for its frame. */
export interface CleanLetter {
  html: string;
  /** Addresses of its outside pictures: none of them is in `html` but as `data-outside`, the place in this list. */
  pictures: string[];
}

/**
 * Cleans the HTML of a mail. More of its looks stays than `sanitizeHtml` leaves, so it is shown in a sandboxed frame and nowhere else. Pictures
 * from outside are taken out: they tell somebody that one has looked.
 */
export function sanitizeLetter(html: string): CleanLetter {
  const body = new DOMParser().parseFromString(sanitizeAs(html, LETTER_TAGS, LETTER_ATTRIBUTES), 'text/html').body;
  const pictures: string[] = [];
  for (const element of body.querySelectorAll<HTMLElement>('[style], img, a')) {
    if (REACHING.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
    if (element.nodeName === 'A') element.setAttribute('target', '_blank');
    if (element.nodeName !== 'IMG') continue;
    const src = element.getAttribute('src') ?? '';
    if (isInside(src)) continue;
    element.removeAttribute('src');
    if (!/^https?:\/\//i.test(src)) continue;
    element.dataset['outside'] = String(pictures.length);
    pictures.push(src);
  }
  return { html: body.innerHTML, pictures };
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

/** Outside pictures tell somebody that one has looked: only our own are left, and they load when they come into sight. */
function withOwnPictures(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) {
    if (!safeImage(picture.getAttribute('src'))?.startsWith(PICTURES)) {
      picture.remove();
      continue;
    }
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
  return body.innerHTML;
}
