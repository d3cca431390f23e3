/** Purposes of an address or a number that files name by a code. */
export const LABEL_KINDS = ['home', 'work', 'mobile', 'main', 'fax', 'pager', 'other'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Translated names of the codes. */
export type LabelKindNames = Readonly<Record<LabelKind, string>>;

/** Aliases of the codes in files from phones and other programs. */
const KINDS: ReadonlyMap<string, LabelKind> = new Map([
  ['home', 'home'],
  ['personal', 'home'],
  ['work', 'work'],
  ['business', 'work'],
  ['cell', 'mobile'],
  ['mobile', 'mobile'],
  ['iphone', 'mobile'],
  ['main', 'main'],
  ['primary', 'main'],
  ['fax', 'fax'],
  ['homefax', 'fax'],
  ['workfax', 'fax'],
  ['pager', 'pager'],
  ['other', 'other'],
]);

const TRANSPORT_CODES: ReadonlySet<string> = new Set([
  'internet',
  'voice',
  'pref',
  'text',
  'x400',
  'msg',
  'textphone',
  'video',
  'postal',
  'parcel',
  'dom',
  'intl',
  'smtp',
]);

/**
 * Builds a label from codes such as `CELL` and `VOICE`; empty when none names a purpose. An unknown code becomes its own label.
 */
export function labelOfTypes(types: readonly string[], kindNames: LabelKindNames): string {
  const meaningfulTypes = types.map((type) => type.trim()).filter((type) => type !== '' && !isTransportCode(type));
  const kinds = meaningfulTypes.map((type) => KINDS.get(codeOf(type)));
  // "work fax" is a fax, "work cell" a mobile phone.
  const kind = kinds.find((each) => each === 'fax' || each === 'mobile' || each === 'pager') ?? kinds.find(Boolean);
  return kind ? kindNames[kind] : (meaningfulTypes[0] ?? '');
}

/** Whether a code says how something is sent, rather than what it is for. */
export const isTransportCode = (code: string): boolean => TRANSPORT_CODES.has(codeOf(code));

/** The purpose that a code stands for; `null` for a code that names none or is unknown. */
export const kindOfCode = (code: string): LabelKind | null => KINDS.get(codeOf(code)) ?? null;

const codeOf = (type: string): string => type.toLowerCase().replace(/^x-/, '');

/** A label as written; translated where it is one of the usual words. */
export function labelOfText(text: string, kindNames: LabelKindNames): string {
  // Apple's own labels: `_$!<Mobile>!$_`.
  const own = /^_\$!<(.*)>!\$_$/.exec(text.trim())?.[1];
  if (own === undefined) return text.trim().replace(/^\* /, '');
  return labelOfTypes([own.replaceAll(' ', '')], kindNames);
}

/** The code of a label, for programs that know only codes; `null` for a label that the user made up. */
export function kindOfLabel(label: string, kindNames: LabelKindNames): LabelKind | null {
  const wanted = label.trim().toLowerCase();
  const own = LABEL_KINDS.find((kind) => kindNames[kind].toLowerCase() === wanted);
  return own ?? kindOfCode(wanted);
}
