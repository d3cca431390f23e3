import { Button, useFocusFallback } from '@stockroom/ui';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { EmptyDashboard } from './DashboardPage.styles';

/** Shown when all widgets are hidden. Its button disappears when pressed, and the focus moves to the page. */
export function NoWidgets({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('dashboards');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <EmptyDashboard ref={root}>
      <p>{t('settings.none')}</p>
      <Button icon="show" onPress={onShowAll}>
        {t('settings.all')}
      </Button>
    </EmptyDashboard>
  );
}
