import { kindOfCode, type LabelKind } from '../contactLabels';

/**
 * Our column headers, except those of e-mails and phones. They are English in every language, so that a file means the same
 * everywhere.
 */
export const OWN_HEADERS = ['Name', 'Title', 'Company', 'Birthday', 'Address', 'Tags', 'Notes'] as const;

/** Parts of an address, in the order used on a letter. */
export const ADDRESS_PARTS = ['whole', 'street', 'extended', 'box', 'postcode', 'city', 'region', 'country'] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];

const NAME_PARTS = ['prefix', 'given', 'middle', 'family', 'suffix'] as const;
export const PLAIN_FIELDS = ['name', ...NAME_PARTS, 'title', 'company', 'birthday', 'notes', 'tags', 'photo'] as const;
type PlainField = (typeof PLAIN_FIELDS)[number];

/** The meaning of a column. */
export interface CsvColumn {
  field: PlainField | 'email' | 'phone' | 'address' | 'ignored' | 'other';
  /** Distinguishes groups of columns, such as the second number with its label. */
  group: string;
  part: AddressPart | 'value' | 'label';
  /** The purpose named by the column's header. */
  kind: LabelKind | null;
  /** The header as written in the file. */
  header: string;
}

/**
 * The meaning of a column, from its header: ours, Google's, Outlook's, or a plain word in English or Turkish.
 * @param fold removes case and accents
 */
export function columnOf(header: string, fold: (text: string) => string): CsvColumn {
  const { base, number, kinds, isLabel } = parseHeader(fold(header));
  const kind = kinds.find((each) => each !== 'home' && each !== 'work') ?? kinds[0] ?? null;
  const column = (field: CsvColumn['field'], part: CsvColumn['part'] = 'value'): CsvColumn => ({
    field,
    group: `${kinds.join(' ')} ${number}`,
    part: isLabel ? 'label' : part,
    kind,
    header: header.trim(),
  });
  if (/\b(phonetic|yomi)\b/.test(base)) return column('ignored');
  const part = ADDRESS.get(base);
  // Further lines of a street are numbered too.
  if (part !== undefined) return { ...column('address', part), group: base.startsWith('address') ? number : kinds.join(' ') };
  const field = BASES.get(base) ?? (base === '' && kind && PHONE_KINDS.has(kind) ? 'phone' : 'other');
  return column(field);
}

/** In a file with a separate column for the job, "Title" is the form of address before a name. */
export function settleTitles(columns: readonly CsvColumn[]): CsvColumn[] {
  const isTitle = ({ field, header }: CsvColumn) => field === 'title' && /^title$/i.test(header);
  const hasJob = columns.some((column) => column.field === 'title' && !isTitle(column));
  return columns.map((column) => (hasJob && isTitle(column) ? { ...column, field: 'prefix' } : column));
}

/** Parses a header into its base name, purpose, number and whether it is a label. */
function parseHeader(name: string) {
  const headerWords = name
    .replace(/\be[ -]?(mail|posta)/g, 'email ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'value');
  const isLabel = headerWords.length > 1 && LABELS.has(headerWords.at(-1) ?? '');
  const rest = isLabel ? headerWords.slice(0, -1) : headerWords;
  const kinds = rest.map((word) => KINDS.get(word) ?? kindOfCode(word)).filter((kind) => kind !== null);
  return {
    isLabel,
    kinds,
    number: rest.find((word) => /^\d+$/.test(word)) ?? '1',
    base: rest.filter((word) => !/^\d+$/.test(word) && !KINDS.has(word) && kindOfCode(word) === null).join(' '),
  };
}

const LABELS: ReadonlySet<string> = new Set(['label', 'type', 'etiket', 'etiketi']);
const KINDS: ReadonlyMap<string, LabelKind> = new Map([
  ['ev', 'home'],
  ['is', 'work'],
  ['cep', 'mobile'],
  ['faks', 'fax'],
  ['diger', 'other'],
]);
/** These mean phone numbers even without the word. */
const PHONE_KINDS: ReadonlySet<LabelKind> = new Set(['mobile', 'fax', 'pager']);

const tableOf = <Value extends string>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([value, names]) => names.split(', ').map((name) => [name, value] as const)));

const BASES = tableOf<CsvColumn['field']>([
  ['name', 'name, full name, display name, contact name, ad soyad, adi soyadi, isim, kisi'],
  ['given', 'first name, given name, ad, adi'],
  ['middle', 'middle name, additional name, ikinci ad'],
  ['family', 'last name, family name, surname, soyad, soyadi'],
  ['prefix', 'name prefix, prefix, hitap'],
  ['suffix', 'name suffix, suffix'],
  ['title', 'title, job title, position, organization title, unvan, unvani, gorev, gorevi, meslek'],
  ['company', 'company, company name, organization, organization name, sirket, firma, kurum, yeri'],
  ['birthday', 'birthday, birth date, date of birth, dogum tarihi, dogum gunu'],
  ['notes', 'notes, note, not, notlar, aciklama'],
  ['tags', 'tags, tag, labels, label, categories, group membership, etiketler, etiket, gruplar, kategoriler'],
  ['photo', 'photo, picture, fotograf'],
  ['email', 'email, email address, email adresi, mail'],
  [
    'phone',
    'phone, telephone, tel, telefon, telefonu, phone number, telephone number, telefon numarasi, telefonu numarasi, company phone',
  ],
  [
    'ignored',
    'email display name, file as, initials, language, priority, private, sensitivity, mileage, billing information, user, account, directory server',
  ],
]);

const ADDRESS = tableOf<AddressPart>([
  ['whole', 'address, adres, adresi, address formatted'],
  ['street', 'street, address street'],
  ['extended', 'address extended address'],
  ['box', 'po box, address po box'],
  ['postcode', 'postal code, address postal code'],
  ['city', 'city, address city'],
  ['region', 'state, address region'],
  ['country', 'country region, country, address country'],
]);
