import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LABEL_KINDS, type LabelKindNames } from '../model/contactLabels';
import { DETAILS, type DetailNames } from '../model/details';

/** Translated names for the codes that files use; they become part of the contacts. */
export function useExchangeNames(): { labels: LabelKindNames; details: DetailNames } {
  const { t } = useTranslation('exchange');
  return useMemo(
    () => ({
      labels: namesOf(LABEL_KINDS, (kind) => t(`labels.${kind}`)),
      details: namesOf(DETAILS, (name) => t(`details.${name}`)),
    }),
    [t],
  );
}

function namesOf<Key extends string>(keys: readonly Key[], wordOf: (key: Key) => string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, wordOf(key)])) as Record<Key, string>;
}
