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

/** Path of pictures in texts. */
const PICTURES = '/media/';

/**
 * Sanitises HTML that came as data. The only way from data to markup. Text, lists, tables and links stay; scripts, styles,
 * pictures, forms and frames are removed. Links may point to http(s), mailto, tel or a path of the app, and send no referrer.
 * @param options.pictures allows the app's own pictures, those under `/media/`
 */
export function sanitizeHtml(html: string, { pictures = false }: { pictures?: boolean } = {}): string {
  return pictures ? withOwnPictures(sanitizeAs(html, ['img'], ['src', 'alt', 'width', 'height'])) : sanitizeAs(html, [], []);
}

/**
 * Sanitises what the app's own mail editor writes: the tags of all texts, the alignment of lines, and pictures embedded in
 * their address. Pictures from elsewhere are removed.
 */
export function sanitizeOwnMail(html: string): string {
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

/**
 * Disables event handlers and `base`, which moves all links: sanitising removes them, but the browser reports them as soon
 * as the text is parsed.
 */
const disableHandlers = (html: string) => html.replace(TAGS, (tag) => tag.replace(HANDLERS, 'data-off').replace(BASE, '<wbr'));

const BLOCKS =
  /(<\/?)(address|article|aside|caption|center|dd|details|dl|dt|fieldset|figcaption|figure|footer|form|h[156]|header|legend|main|nav|section|summary)(?=[\s/>])/gi;

/** Replaces block elements that are not allowed by allowed blocks, so that their words do not run together. */
const withBlocks = (html: string, allowed: readonly string[]) =>
  html.replace(BLOCKS, (tag, start: string, name: string) => (allowed.includes(name.toLowerCase()) ? tag : `${start}div`));

function sanitizeAs(html: string, moreTags: readonly string[], moreAttributes: readonly string[]): string {
  if (!hooked) {
    purifier.addHook('afterSanitizeAttributes', guardLink);
    hooked = true;
  }
  const tags = [...ALLOWED_TAGS, ...moreTags];
  return purifier.sanitize(disableHandlers(withBlocks(html, tags)), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'start', ...moreAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Layout tags of mails, in addition to those of all texts. Shown only in a frame of their own. */
const MAIL_TAGS = ['img', 'center', 'font', 'h1', 'h5', 'h6', 'small', 'big', 'tfoot', 'caption', 'figure', 'figcaption'];
const MAIL_ATTRIBUTES = [
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
/** Styles that load a resource, or cover other content. */
const UNSAFE_STYLES = /url|image-set|expression|@import|position|behavior|-moz-binding|\\/i;

/** A received mail, sanitised for its frame. */
export interface CleanMail {
  html: string;
  /** Addresses of its external pictures: in `html` they occur only as `data-outside`, the index in this list. */
  pictures: string[];
}

/**
 * Sanitises the HTML of a mail. Preserves more of its look than `sanitizeHtml`, so it is shown in a sandboxed frame and
 * nowhere else. External pictures are taken out: loading them would tell the sender that the mail was opened.
 */
export function sanitizeMail(html: string): CleanMail {
  const body = new DOMParser().parseFromString(sanitizeAs(html, MAIL_TAGS, MAIL_ATTRIBUTES), 'text/html').body;
  const pictures: string[] = [];
  for (const element of body.querySelectorAll<HTMLElement>('[style], img, a')) {
    if (UNSAFE_STYLES.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
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

/**
 * Keeps only the app's own pictures, which load when they come into view: loading external ones would tell somebody that
 * the text was opened.
 */
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
