import type { CardProperty } from './vcardProperty';
import { splitValue, unescapeText } from './vcardText';

/** A card's name: the formatted name, else its parts, else a nickname. */
export function nameOf(properties: readonly CardProperty[]): string {
  const valueOf = (name: string) => properties.find((each) => each.name === name && each.value.trim() !== '')?.value ?? '';
  const said = unescapeText(valueOf('FN')).trim();
  if (said !== '') return oneLine(said);
  const [family, given, middle, prefix, suffix] = partsOf(valueOf('N'));
  const parts = [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
  return oneLine(parts || partsOf(valueOf('NICKNAME')).join(' '));
}

/** An address as it is written on a letter. */
export function addressOf({ value, params }: CardProperty): string {
  const label = params.get('LABEL')?.[0]?.trim();
  if (label) return unescapeText(label);
  return partsOf(value, ', ').filter(Boolean).join(', ');
}

/** A picture as a `data:` URL, or its address; of version 2.1, 3.0 or 4.0. */
export function photoOf({ value, params }: CardProperty): string {
  const encoding = params.get('ENCODING')?.[0] ?? '';
  if (!/^(base64|b)$/i.test(encoding)) return unescapeText(value).trim();
  const type = (params.get('TYPE') ?? []).find((each) => /^(image\/)?[a-z]{3,4}$/i.test(each)) ?? 'jpeg';
  return `data:image/${type.toLowerCase().replace('image/', '')};base64,${value.replace(/\s/g, '')}`;
}

/** A part of several is a list with commas: more than one middle name. */
const partsOf = (value: string, between = ' '): string[] =>
  splitValue(value, ';').map((part) =>
    splitValue(part, ',')
      .map((each) => unescapeText(each).trim())
      .filter(Boolean)
      .join(between),
  );

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
