import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Command } from '../../shared/commands/command';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { pageHelp } from '../routing/pageHelp';

/** Opens the guide of the page that is open. */
export function useHelpCommand(): readonly Command[] {
  const { t } = useTranslation('commands');
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  const href = pageHelp(handles, search);
  return useMemo(
    () => [
      { id: 'pageHelp', title: t('pageHelp'), section: 'here', icon: 'info', keys: 'g h', keywords: [t('pageHelpWords')], href },
    ],
    [href, t],
  );
}
