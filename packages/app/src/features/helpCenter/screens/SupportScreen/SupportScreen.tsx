import type { SupportRequest } from '@stockroom/contract';
import { Alert, EmptyState, PageHeader } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { fetchFile, solveRequest, uploadFile } from '#features/helpCenter/api/helpCalls';
import { helpKeys, requestsQuery } from '#features/helpCenter/api/helpQueries';
import { HelpCrumbs } from '#features/helpCenter/components/HelpCrumbs/HelpCrumbs';
import { Columns, Page, Part } from '#features/helpCenter/components/HelpPage.styles';
import { HelpSkeleton } from '#features/helpCenter/components/HelpSkeleton/HelpSkeleton';
import { RequestList } from '#features/helpCenter/components/RequestList/RequestList';
import { SupportForm } from '#features/helpCenter/components/SupportForm/SupportForm';
import { supportAddress } from '#features/helpCenter/model/helpAddress';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { useListWrites } from '#shared/query/useListWrites';
import { useSupport } from './useSupport';

/** The form to ask for help, and earlier requests with their answers. */
export function SupportScreen() {
  const { t } = useTranslation('helpCenter');
  const { state, move } = useListAddress(supportAddress, (param) => t(`params.${param as 'request'}`));
  const query = useQuery(requestsQuery());
  const requests = query.data ?? [];
  const { sent, failure, ...form } = useSupport(state.subject);
  const solve = useSolve();
  return (
    <Page>
      <PageHeader
        size="display"
        title={t('support.title')}
        description={t('support.lead')}
        breadcrumbs={<HelpCrumbs items={[{ label: t('support.title') }]} />}
      />
      <Columns>
        <Part aria-label={t('support.form')}>
          {sent && (
            <Alert tone="success" title={t('support.sent', { number: sent.number })}>
              {t('support.sentText', { email: sent.email })}
            </Alert>
          )}
          {failure !== null && (
            <Alert tone="critical" title={t('support.failed')}>
              {failure}
            </Alert>
          )}
          <SupportForm {...form} upload={uploadFile} />
        </Part>
        <Part aria-labelledby="my-requests">
          <h2 id="my-requests">{t('requests.title')}</h2>
          <QueryPage
            query={query}
            count={requests.length}
            labels={{ failed: t('requests.failed'), stale: t('stale') }}
            level={3}
            waiting={<HelpSkeleton rows={3} height={64} />}
            empty={
              <EmptyState level={3} title={t('requests.empty')}>
                {t('requests.emptyText')}
              </EmptyState>
            }
          >
            <RequestList
              requests={requests}
              open={state.request}
              loadFile={fetchFile}
              onOpen={(request) => move({ request })}
              onSolve={solve}
            />
          </QueryPage>
        </Part>
      </Columns>
    </Page>
  );
}

/** Marks a request as solved or unsolved: optimistic, rolled back when it can't be saved. */
function useSolve() {
  const { t } = useTranslation('helpCenter');
  const write = useListWrites<SupportRequest>({ key: helpKeys.requests() });
  return (request: SupportRequest, solved: boolean) => {
    const { id, number, replies } = request;
    const status = solved ? 'solved' : replies.length > 0 ? 'answered' : 'open';
    const put = (next: SupportRequest['status']) => (requests: readonly SupportRequest[]) =>
      requests.map((each) => (each.id === id ? { ...each, status: next } : each));
    void write({
      id: `request-${id}`,
      call: () => solveRequest(id, solved),
      apply: put(status),
      rollBack: put(request.status),
      failure: t('requests.failedChange', { number }),
      onDone: () => announce(t(solved ? 'requests.solvedNow' : 'requests.reopenedNow', { number })),
    });
  };
}
