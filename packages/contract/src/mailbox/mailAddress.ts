/** A sender or recipient of a mail. */
export interface MailAddress {
  /** '' if only the address is known. */
  name: string;
  address: string;
}

const NAMED = /^\s*"?(.*?)"?\s*<\s*([^<>]*?)\s*>\s*$/su;
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/u;

/** Whether a text is a valid e-mail address. */
export const isMailAddress = (text: string): boolean => text.length <= 320 && ADDRESS.test(text);

/** Reads `Name <address>`, an address alone, or, without an address, a name. */
export function parseMailAddress(text: string): MailAddress {
  const named = NAMED.exec(text);
  if (named) return { name: (named[1] ?? '').trim(), address: named[2] ?? '' };
  const plain = text.trim();
  return plain.includes('@') ? { name: '', address: plain } : { name: plain, address: '' };
}

/** Formats an address as the API expects it. */
export const formatMailAddress = ({ name, address }: MailAddress): string => {
  const clean = name.replace(/[<>"\r\n]/g, ' ').trim();
  return clean === '' ? address : `${/[,;]/.test(clean) ? `"${clean}"` : clean} <${address}>`;
};

/** Splits a list at commas, semicolons and line breaks outside quotes and angle brackets. */
export function splitMailAddresses(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  let bracketed = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (sign === '<') bracketed = true;
    else if (sign === '>') bracketed = false;
    if (sign === '\n' || (/[,;]/.test(sign) && !quoted && !bracketed)) {
      parts.push(part);
      part = '';
      quoted = false;
      bracketed = false;
    } else part += sign;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}
