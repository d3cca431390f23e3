import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { navigationQuery } from './shellData';

/** Asks for the menu again when the language changes: entries that the frame has no text for come in the caller's language. */
export function useMenuLanguage(): void {
  const { i18n } = useTranslation('layout');
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.invalidateQueries(navigationQuery);
    i18n.on('languageChanged', again);
    return () => i18n.off('languageChanged', again);
  }, [i18n, client]);
}
