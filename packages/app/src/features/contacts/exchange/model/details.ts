/** Details in files that contacts have no field for, by their vCard names. */
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

/** Translated names of these details in the notes of a contact. */
export type DetailNames = Readonly<Record<DetailName, string>>;

const ALIASES: ReadonlyMap<string, DetailName> = new Map([
  ['X-ANNIVERSARY', 'ANNIVERSARY'],
  ['X-ABRELATEDNAMES', 'RELATED'],
  ['X-SOCIALPROFILE', 'IMPP'],
  ['SOCIALPROFILE', 'IMPP'],
]);

/** Translated name of a detail; an unknown detail keeps its own name. */
export function detailName(name: string, detailNames: DetailNames): string {
  const known = DETAILS.find((each) => each === name) ?? ALIASES.get(name);
  return known ? detailNames[known] : name;
}

/** A line of the notes that keeps a detail without a field: "Web page (Work): https://…". */
export function detailLine(name: string, label: string, value: string, detailNames: DetailNames): string {
  const head = [detailName(name, detailNames), label && `(${label})`].filter(Boolean).join(' ');
  return head === '' ? value : `${head}: ${value}`;
}

/** Plain text as the HTML of notes, one paragraph per line. */
export function notesHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('');
}
