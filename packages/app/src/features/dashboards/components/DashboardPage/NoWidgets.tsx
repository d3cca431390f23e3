import { Button, useFocusFallback } from '@stockroom/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { NothingShown } from './DashboardPage.styles';

/** In the place of widgets that are all put away. Pressed, it goes, and the focus goes on to the page. */
export function NoWidgets({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('dashboards');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <NothingShown ref={root}>
      <p>{t('settings.none')}</p>
      <Button icon="show" onPress={onShowAll}>
        {t('settings.all')}
      </Button>
    </NothingShown>
  );
}
