/** Details in files that contacts have no field for, by the names of vCard. */
export const DETAILS = [
  'EMAIL',
  'TEL',
  'ADR',
  'BDAY',
  'TITLE',
  'ORG',
  'DEPARTMENT',
  'ROLE',
  'NICKNAME',
  'URL',
  'IMPP',
  'ANNIVERSARY',
  'RELATED',
  'GENDER',
  'CATEGORIES',
  'LOGO',
  'SOUND',
  'KEY',
] as const;
export type DetailName = (typeof DETAILS)[number];

/** Names of these details in the notes of a contact, in the person's language. */
export type DetailNames = Readonly<Record<DetailName, string>>;

const ALIASES: ReadonlyMap<string, DetailName> = new Map([
  ['X-ANNIVERSARY', 'ANNIVERSARY'],
  ['X-ABRELATEDNAMES', 'RELATED'],
  ['X-SOCIALPROFILE', 'IMPP'],
  ['SOCIALPROFILE', 'IMPP'],
]);

/** Name of a detail; its own name where it is unknown. */
export function detailName(name: string, detailNames: DetailNames): string {
  const known = DETAILS.find((each) => each === name) ?? ALIASES.get(name);
  return known ? detailNames[known] : name;
}

/** A line of the notes that keeps what has no field of its own: "Web page (Work): https://…". */
export function detailLine(name: string, label: string, value: string, detailNames: DetailNames): string {
  const head = [detailName(name, detailNames), label && `(${label})`].filter(Boolean).join(' ');
  return head === '' ? value : `${head}: ${value}`;
}

/** Plain text as the HTML of notes: a paragraph a line. */
export function notesHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('');
}
