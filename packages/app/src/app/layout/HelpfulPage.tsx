import { PageHelpProvider } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePageHelp } from '../routing/usePageHelp';

/** A page whose header links to its guide. The help center's own pages have no such link. */
export function HelpfulPage({ children }: HelpfulPageProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const href = usePageHelp();
  const isHelp = `${pathname}/`.startsWith(`${helpPaths.home}/`);
  return (
    <PageHelpProvider label={t('help')} href={isHelp ? null : href}>
      {children}
    </PageHelpProvider>
  );
}

export interface HelpfulPageProps {
  children: ReactNode;
}
