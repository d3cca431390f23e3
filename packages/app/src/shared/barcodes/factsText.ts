import type { TFunction } from 'i18next';
import { getI18n } from 'react-i18next';
import { formatDate } from '../format/format';
import type { CodeFacts } from './model/gs1';

/** The further facts of a code, as text; empty for none. */
export function factsWith(t: TFunction<'barcodes'>, language: string, { lot, serial, goodUntil }: CodeFacts): string {
  return new Intl.ListFormat(language, { type: 'unit' }).format([
    ...(lot ? [t('lot', { lot })] : []),
    ...(serial ? [t('serial', { serial })] : []),
    // Noon has the same date in every time zone.
    ...(goodUntil ? [t('goodUntil', { day: formatDate(`${goodUntil}T12:00`, language) })] : []),
  ]);
}

/** Like `factsWith`, outside of components: most codes have no facts, and need no translations. */
export async function factsText(facts: CodeFacts = {}): Promise<string> {
  if (Object.keys(facts).length === 0) return '';
  const i18n = getI18n();
  await i18n.loadNamespaces('barcodes').catch(() => undefined);
  return factsWith(i18n.getFixedT(null, 'barcodes'), i18n.language, facts);
}
