import { type LabelKindNames, labelOfText, labelOfTypes } from '../contactLabels';
import { emptyContact, type FoundContact } from '../foundContact';
import { unfoldLines } from './vcardLines';
import { type CardProperty, readProperty } from './vcardProperty';
import { splitValue, unescapeText } from './vcardText';

/** Whether a text is a file of vCards. */
export const isVcards = (text: string): boolean => /^[ \t]*BEGIN:[ \t]*VCARD/im.test(text.slice(0, SAMPLE));

const SAMPLE = 64 * 1024;

/**
 * Reads the cards of a file: versions 2.1, 3.0 and 4.0, as phones and other programs write them. Cards without an end and
 * nested cards count too. Yields the completed share, from 0 to 1.
 */
export function* readVcards(text: string, kindNames: LabelKindNames): Generator<number, FoundContact[]> {
  const done: OpenCard[] = [];
  const open: OpenCard[] = [];
  let count = 0;
  for (const line of unfoldLines(text)) {
    const property = readProperty(line.text);
    const edge = property && /^(BEGIN|END)$/.test(property.name) && /^\s*VCARD\s*$/i.test(property.value) ? property.name : null;
    if (edge === 'BEGIN') open.push({ at: ++count, properties: [] });
    else if (edge === 'END') done.push(...open.splice(-1));
    else if (property) {
      // The card's beginning is missing.
      if (open.length === 0) open.push({ at: ++count, properties: [] });
      open.at(-1)?.properties.push(property);
    }
    yield line.end / text.length;
  }
  const cards = [...done, ...open].toSorted((a, b) => a.at - b.at);
  const found: FoundContact[] = [];
  for (const card of cards) {
    found.push(contactOf(card, kindNames));
    yield 1;
  }
  return found;
}

interface OpenCard {
  at: number;
  properties: CardProperty[];
}

function contactOf({ at, properties }: OpenCard, kindNames: LabelKindNames): FoundContact {
  const found = emptyContact(at);
  const labels = new Map(properties.filter(({ name }) => name === 'X-ABLABEL').map((each) => [each.group, textOf(each)]));
  const labelOf = ({ group, params }: CardProperty) => {
    const own = group === '' ? undefined : labels.get(group);
    return own === undefined ? labelOfTypes(params.get('TYPE') ?? [], kindNames) : labelOfText(own, kindNames);
  };
  found.name = nameOf(properties);
  for (const property of properties) addProperty(found, property, labelOf(property));
  return found;
}

/** Properties that say nothing about the person, or are read elsewhere. */
const SKIPPED_PROPERTIES: ReadonlySet<string> = new Set(
  (
    'VERSION FN N PRODID UID REV CLASS KIND SORT-STRING SOURCE MAILER CLIENTPIDMAP TZ LANG AGENT XML X-ABLABEL X-ABADR X-ABSHOWAS X-ABUID ' +
    'X-IMAGETYPE X-IMAGEHASH X-SHARED-PHOTO-DISPLAY-PREF X-EVOLUTION-FILE-AS X-MOZILLA-HTML'
  ).split(' '),
);
/** Properties without text. */
const NO_TEXT: ReadonlySet<string> = new Set(['KEY', 'LOGO', 'SOUND']);

function addProperty(found: FoundContact, property: CardProperty, label: string): void {
  const text = textOf(property);
  if (text === '' || SKIPPED_PROPERTIES.has(property.name)) return;
  const more = (name: string, value: string) => found.others.push({ name, label, value });
  switch (property.name) {
    case 'EMAIL':
      found.emails.push({ email: text.replace(/^mailto:/i, ''), label });
      return;
    case 'TEL':
      found.phones.push({ number: text.replace(/^tel:/i, ''), label });
      return;
    case 'ORG': {
      const [company = '', ...departments] = splitValue(property.value, ';').map((part) => unescapeText(part).trim());
      takeFirst(found, 'company', company, more);
      for (const department of departments.filter(Boolean)) more('DEPARTMENT', department);
      return;
    }
    case 'TITLE':
      return takeFirst(found, 'title', text, more);
    case 'BDAY':
      return takeFirst(found, 'birthday', birthdayOf(property), more);
    case 'ADR': {
      const address = addressOf(property);
      // All parts of an address may be empty.
      if (address !== '') takeFirst(found, 'address', address, more);
      return;
    }
    case 'NOTE':
      found.notes = [found.notes, text].filter(Boolean).join('\n');
      return;
    case 'CATEGORIES':
      found.tags.push(
        ...splitValue(property.value, ',')
          .map((tag) => unescapeText(tag).trim())
          .filter(Boolean),
      );
      return;
    case 'PHOTO':
      found.photo ||= photoOf(property);
      return;
    default:
      more(property.name, NO_TEXT.has(property.name) ? '' : plainValue(property));
  }
}

/** Takes the first value of a field; contacts have no space for a second. */
function takeFirst(
  found: FoundContact,
  field: 'title' | 'company' | 'birthday' | 'address',
  text: string,
  more: (name: string, value: string) => void,
): void {
  if (found[field] === '') found[field] = text;
  else if (found[field] !== text) more(NAMES[field], text);
}

const NAMES = { title: 'TITLE', company: 'ORG', birthday: 'BDAY', address: 'ADR' } as const;

/** Text of an unknown property, with its parts side by side. */
const plainValue = ({ value }: CardProperty): string =>
  splitValue(value, ';')
    .map((part) => unescapeText(part).trim())
    .filter(Boolean)
    .join(' ');

const textOf = ({ value }: CardProperty): string => unescapeText(value).trim();

/** Apple writes a birthday without a year with the year 1604. */
function birthdayOf(property: CardProperty): string {
  const text = textOf(property);
  const omitted = property.params.get('X-APPLE-OMIT-YEAR')?.[0];
  return omitted && text.startsWith(omitted) ? text.replace(omitted, '--') : text;
}

/** A card's name: the formatted name, else its parts, else a nickname. */
function nameOf(properties: readonly CardProperty[]): string {
  const valueOf = (name: string) => properties.find((each) => each.name === name && each.value.trim() !== '')?.value ?? '';
  const formattedName = unescapeText(valueOf('FN')).trim();
  if (formattedName !== '') return oneLine(formattedName);
  const [family, given, middle, prefix, suffix] = partsOf(valueOf('N'));
  const parts = [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
  return oneLine(parts || partsOf(valueOf('NICKNAME')).join(' '));
}

/** An address in the order used on a letter. */
function addressOf({ value, params }: CardProperty): string {
  const label = params.get('LABEL')?.[0]?.trim();
  if (label) return unescapeText(label);
  return partsOf(value, ', ').filter(Boolean).join(', ');
}

/** A picture as a `data:` URL, or its address; from version 2.1, 3.0 or 4.0. */
function photoOf({ value, params }: CardProperty): string {
  const encoding = params.get('ENCODING')?.[0] ?? '';
  if (!/^(base64|b)$/i.test(encoding)) return unescapeText(value).trim();
  const type = (params.get('TYPE') ?? []).find((each) => /^(image\/)?[a-z]{3,4}$/i.test(each)) ?? 'jpeg';
  return `data:image/${type.toLowerCase().replace('image/', '')};base64,${value.replace(/\s/g, '')}`;
}

/** Parts of a value; a part may be a list with commas, such as several middle names. */
const partsOf = (value: string, between = ' '): string[] =>
  splitValue(value, ';').map((part) =>
    splitValue(part, ',')
      .map((each) => unescapeText(each).trim())
      .filter(Boolean)
      .join(between),
  );

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
