const ALLOWED = /^(https?|mailto|tel):[^\s]+$/i;
const OWN_PATH = /^\/(?![/\\])/;

/** Whether a link in a text may have this address: the web, a mailbox, a telephone, or a page of ours. */
export const isLinkAddress = (href: string): boolean => ALLOWED.test(href) || OWN_PATH.test(href);

/**
 * Returns the intended address: `maker.example` is a page, `a@b.example` a mailbox, `+90 555 111 22 33` a telephone.
 * @returns null for text that is no address, or an address that our links may not have
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (ALLOWED.test(text)) return isWhole(text) ? text : null;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{5,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const page = `https://${text}`;
  return /^[^\s/:?#@]+\.[^\s/:?#@.]{2,}(?::\d+)?(?:[/?#]\S*)?$/.test(text) && isWhole(page) ? page : null;
}

const isWhole = (href: string) => URL.canParse(href);
