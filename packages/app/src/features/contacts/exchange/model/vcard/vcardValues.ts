import type { CardProperty } from './vcardProperty';
import { splitValue, unescapeText } from './vcardText';

/** A card's name: the formatted name, else its parts, else a nickname. */
export function nameOf(properties: readonly CardProperty[]): string {
  const valueOf = (name: string) => properties.find((each) => each.name === name && each.value.trim() !== '')?.value ?? '';
  const formattedName = unescapeText(valueOf('FN')).trim();
  if (formattedName !== '') return oneLine(formattedName);
  const [family, given, middle, prefix, suffix] = partsOf(valueOf('N'));
  const parts = [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
  return oneLine(parts || partsOf(valueOf('NICKNAME')).join(' '));
}

/** An address in the order used on a letter. */
export function addressOf({ value, params }: CardProperty): string {
  const label = params.get('LABEL')?.[0]?.trim();
  if (label) return unescapeText(label);
  return partsOf(value, ', ').filter(Boolean).join(', ');
}

/** A picture as a `data:` URL, or its address; from version 2.1, 3.0 or 4.0. */
export function photoOf({ value, params }: CardProperty): string {
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
