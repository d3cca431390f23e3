import { cleanBarcode, isGtin } from './gtin';

/** Facts in a code besides its product. */
export interface CodeFacts {
  /** Batch or lot number. */
  lot?: string;
  /** Last day of use, `2026-12-31`: of expiry, else best before. */
  goodUntil?: string;
  serial?: string;
}

/** The code that identifies a product, with the further facts of a scan. */
export interface ReadCode {
  code: string;
  facts: CodeFacts;
}

/** Separator that ends an element of variable length. */
const GS = '\u001d';
/**
 * Length in digits of an element with its identifier, by the start of the identifier: for elements without a separator (GS1
 * General Specifications, 7.8.5).
 */
const FIXED_LENGTHS: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '11': 8,
  '12': 8,
  '13': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
};
/** Number of digits of an identifier, by its start: for those common in shops; all others have two. */
const LONG_IDENTIFIERS: readonly (readonly [RegExp, number])[] = [
  [/^(31|32|33|34|35|36|39|70|80)/, 4],
  [/^(24|25|40|41|42|71)/, 3],
];
/** A GS1 symbology prefix, as sent by a scanner; on a Turkish keyboard treated as an American one `]` is `ü`. */
const CARRIER = /^[\]üÜ](?:C1|e0|d2|Q3|J1)/;

type Elements = ReadonlyMap<string, string>;

/**
 * Parses a scanned or typed code. A plain barcode is its own code. A GS1 code (`(01)…(10)…`, the same with FNC1, a Digital
 * Link) identifies a product by its GTIN, and contains its lot, serial number and date.
 */
export function readCode(text: string): ReadCode {
  const elements = elementsOf(text.trim());
  const gtin = elements?.get('01') ?? elements?.get('02') ?? '';
  if (!elements || !isGtin(gtin)) return { code: cleanBarcode(text), facts: {} };
  const [lot, serial] = [elements.get('10'), elements.get('21')];
  const goodUntil = dayOf(elements.get('17') ?? elements.get('15') ?? '');
  return { code: gtin, facts: { ...(lot && { lot }), ...(goodUntil && { goodUntil }), ...(serial && { serial }) } };
}

function elementsOf(text: string): Elements | null {
  if (/^https?:\/\//i.test(text)) return parseDigitalLink(text);
  if (/^\(\d{2,4}\)/.test(text)) {
    return new Map([...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, id = '', value = '']) => [id, value.trim()]));
  }
  const isMarked = CARRIER.test(text) || text.includes(GS);
  const elements = parseElementString(text.replace(CARRIER, ''));
  // Without a marker it may be another number that begins with 01.
  return isMarked || (elements && elements.size > 1) ? elements : null;
}

/** Parses a Digital Link: alternating identifiers and values in the path, the others in the query. */
function parseDigitalLink(text: string): Elements | null {
  if (!URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part, index) => part === '01' && /^\d{8,14}$/.test(parts[index + 1] ?? ''));
  if (at < 0) return null;
  const elements = new Map<string, string>();
  for (let index = at; index + 1 < parts.length; index += 2) elements.set(parts[index] ?? '', decoded(parts[index + 1] ?? ''));
  for (const [id, value] of searchParams) if (/^\d{2,4}$/.test(id)) elements.set(id, value);
  return elements;
}

/** Parses a sequence of elements. `null`: the text is no such sequence. */
function parseElementString(text: string): Elements | null {
  const elements = new Map<string, string>();
  let rest = text.startsWith(GS) ? text.slice(1) : text;
  while (rest !== '') {
    if (!/^\d{2}/.test(rest)) return null;
    const length = FIXED_LENGTHS[rest.slice(0, 2)] ?? (rest.includes(GS) ? rest.indexOf(GS) : rest.length);
    const idLength = lengthOfId(rest);
    if (rest.length < length || length <= idLength) return null;
    elements.set(rest.slice(0, idLength), rest.slice(idLength, length));
    rest = rest.slice(length).replace(new RegExp(`^${GS}`), '');
  }
  return elements;
}

const lengthOfId = (text: string): number => LONG_IDENTIFIERS.find(([pattern]) => pattern.test(text))?.[1] ?? 2;

/** Converts `YYMMDD`; day 00 is the last of its month. Within fifty years before and after now, as GS1 defines it. */
function dayOf(digits: string): string | null {
  const [, year, month, day] = (/^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null;
  const now = new Date().getFullYear();
  const century = now - (now % 100);
  const apart = year - (now % 100);
  const whole = century + year - (apart >= 51 ? 100 : apart <= -50 ? -100 : 0);
  const last = new Date(Date.UTC(whole, month, 0)).getUTCDate();
  if (day > last) return null;
  return `${whole}-${String(month).padStart(2, '0')}-${String(day === 0 ? last : day).padStart(2, '0')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
