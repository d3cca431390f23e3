import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { navigationQuery } from './shellData';

/** Refetches the menu when the language changes: the server translates entries for which the frame has no text. */
export function useMenuLanguage(): void {
  const { i18n } = useTranslation('layout');
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.invalidateQueries(navigationQuery);
    i18n.on('languageChanged', again);
    return () => i18n.off('languageChanged', again);
  }, [i18n, client]);
}
