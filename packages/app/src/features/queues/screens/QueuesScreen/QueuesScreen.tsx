import { PageHeader, Tabs } from '@stockroom/ui';
import { QUEUE_TABS, queueAddress } from '#features/queues/model/queueAddress';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { CountsTab } from './counts/CountsTab';
import { ImportsTab } from './imports/ImportsTab';
import { LazyLabelsTab } from './lazyComponents';
import { Page } from './QueuesScreen.styles';

/** A shop's pending work, and its results. */
export function QueuesScreen() {
  const { t } = useTranslation('queues');
  useDocumentTitle(t('title'));
  const address = useListAddress(queueAddress, (param) => t(`params.${param as 'tab'}`));
  const { state, go } = address;
  return (
    <Page>
      <PageHeader title={t('title')} description={t('description')} />
      <Tabs
        label={t('title')}
        value={state.tab}
        onChange={(id) => go((now) => ({ ...queueAddress.fallback, tab: QUEUE_TABS.find((tab) => tab === id) ?? now.tab }))}
        tabs={[
          { id: 'labels', label: t('tabs.labels'), content: <LazyLabelsTab {...address} /> },
          { id: 'counts', label: t('tabs.counts'), content: <CountsTab {...address} /> },
          { id: 'imports', label: t('tabs.imports'), content: <ImportsTab {...address} /> },
        ]}
      />
    </Page>
  );
}
