import { useTranslation } from '#shared/i18n/useTranslation';
import type { EntryTexts } from './entries';

/** Translated texts of the palette's entries. */
export function useEntryTexts(): EntryTexts {
  const { t } = useTranslation('search');
  return {
    section: (section) => t(`sections.${section}`),
    recentSearches: t('recent.searches'),
    clearSearches: t('recent.clear'),
    recentCommands: t('recent.commands'),
    current: t('current'),
    elsewhere: t('elsewhere'),
    searchInventory: (query) => t('searchInventory', { query }),
  };
}
