import type { TFunction } from 'i18next';
import { getI18n } from 'react-i18next';
import { formatDate } from '../format/format';
import './locales/types';
import type { CodeFacts } from './model/gs1';

/** The further facts of a code, in words; empty for none. */
export function factsWith(t: TFunction<'barcodes'>, language: string, { lot, serial, goodUntil }: CodeFacts): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format([
    ...(lot ? [t('lot', { lot })] : []),
    ...(serial ? [t('serial', { serial })] : []),
    // Of no time zone: the noon of the day is its day everywhere.
    ...(goodUntil ? [t('goodUntil', { day: formatDate(`${goodUntil}T12:00`, language) })] : []),
  ]);
}

/** As `factsWith`, outside of components: most codes say nothing, and need no texts. */
export async function factsText(facts: CodeFacts = {}): Promise<string> {
  if (Object.keys(facts).length === 0) return '';
  const i18n = getI18n();
  await i18n.loadNamespaces('barcodes').catch(() => undefined);
  return factsWith(i18n.getFixedT(null, 'barcodes'), i18n.language, facts);
}
