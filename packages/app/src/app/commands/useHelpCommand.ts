import { useMemo } from 'react';
import type { Command } from '#shared/commands/command';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePageHelp } from '../routing/usePageHelp';

/** Command that opens the guide of the current page. */
export function useHelpCommand(): readonly Command[] {
  const { t } = useTranslation('commands');
  const href = usePageHelp();
  return useMemo(
    () => [
      { id: 'pageHelp', title: t('pageHelp'), section: 'here', icon: 'info', keys: 'g h', keywords: [t('pageHelpWords')], href },
    ],
    [href, t],
  );
}
