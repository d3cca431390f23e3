import { Card, PageHeader, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { settingsQuery } from '#features/settings/api/settingsCalls';
import { SettingsNav } from '#features/settings/components/SettingsNav';
import { tabOf } from '#features/settings/settingsPaths';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { LazyAppearanceTab, lazyTabs } from './lazyTabs';
import { Columns, TabHead } from './SettingsScreen.styles';

/** The user's settings, in six tabs with a URL each. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const tab = tabOf(useLocation().pathname);
  const title = t(`tabs.${tab}.title`);
  useDocumentTitle(`${title} · ${t('title')}`);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Columns>
        <SettingsNav current={tab} />
        <Card>
          <TabHead>
            <h2>{title}</h2>
            <p>{t(`tabs.${tab}.text`)}</p>
          </TabHead>
          {tab === 'appearance' ? <LazyAppearanceTab /> : <SettingsTabContent key={tab} tab={tab} />}
        </Card>
      </Columns>
    </>
  );
}

/** A tab of the user's settings, which the server has. */
function SettingsTabContent({ tab }: { tab: keyof typeof lazyTabs }) {
  const { t } = useTranslation('settings');
  const query = useQuery(settingsQuery());
  const Tab = lazyTabs[tab];
  return (
    <QueryPage
      query={query}
      count={1}
      labels={{ failed: t('failed'), stale: t('stale') }}
      level={3}
      empty={null}
      waiting={
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="rect" height={320} />
        </div>
      }
    >
      {query.data && <Tab settings={query.data} />}
    </QueryPage>
  );
}
