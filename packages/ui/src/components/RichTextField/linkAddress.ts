const ALLOWED = /^(https?|mailto|tel):[^\s]+$/i;
const OWN_PATH = /^\/(?![/\\])/;

/** Whether a link of a text may lead there: to the web, a mailbox, a telephone, or a page of ours. */
export const isLinkAddress = (href: string): boolean => ALLOWED.test(href) || OWN_PATH.test(href);

/**
 * The address that somebody meant: `maker.example` is a page, `a@b.example` a mailbox, `+90 555 111 22 33` a telephone.
 * @returns null for what leads nowhere, or where no link of ours may
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
