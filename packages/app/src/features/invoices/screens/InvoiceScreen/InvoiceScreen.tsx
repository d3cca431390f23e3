import '@stockroom/ui/panel-icons';
import { Button, ButtonLink, EmptyState, PageHeader, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoiceQuery } from '#features/invoices/api/invoiceQuery';
import { InvoiceSheet } from '#features/invoices/components/InvoiceSheet/InvoiceSheet';
import { PrintPageStyles } from '#features/invoices/components/InvoiceSheet/InvoiceSheet.styles';
import { type InvoiceVariant, invoicePaths } from '#features/invoices/invoicePaths';
import { invoiceAddress } from '#features/invoices/model/invoiceAddress';
import { invoiceFileName } from '#features/invoices/model/invoiceFileName';
import { ApiError } from '#shared/api/ApiError';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { Help, OnScreen, Page } from './InvoiceScreen.styles';

/** An invoice for paper, in one of two designs. */
export function InvoiceScreen({ variant }: InvoiceScreenProps) {
  const { t } = useTranslation('invoices');
  const { state } = useListAddress(invoiceAddress, (param) => t(`params.${param as 'id'}`));
  const query = useQuery(invoiceQuery(state.id));
  const invoice = query.data;
  const title = invoice ? t('title', { number: invoice.number }) : t('waitingTitle');
  useDocumentTitle(title);
  useFileName(invoice ? invoiceFileName(t('file'), invoice.number) : null);

  if (query.error instanceof ApiError && query.error.kind === 'notFound') {
    return (
      <Page>
        <PageHeader title={t('waitingTitle')} />
        <EmptyState
          illustration="search"
          title={t('notFound')}
          action={<ButtonLink href={invoicePaths[variant]}>{t('newest')}</ButtonLink>}
        >
          {t('notFoundText')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <PrintPageStyles />
      <PageHeader
        title={title}
        isTitlePending={query.isPending}
        actions={
          <OnScreen data-waiting={!invoice || undefined}>
            <Button icon="print" onPress={printPage}>
              {t('print')}
            </Button>
            <Button variant="primary" icon="download" onPress={printPage}>
              {t('download')}
            </Button>
          </OnScreen>
        }
      />
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed') }}
        empty={null}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={640} />
          </div>
        }
      >
        {invoice && <InvoiceSheet invoice={invoice} variant={variant} />}
        <Help>{t('downloadHelp')}</Help>
      </QueryPage>
    </Page>
  );
}

export interface InvoiceScreenProps {
  variant: InvoiceVariant;
}

const printPage = () => globalThis.print();

/**
 * Sets the page's title to the file name while it is printed, however that was started: browsers name a saved PDF after the
 * title.
 */
function useFileName(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    let title = '';
    const before = () => {
      title = document.title;
      document.title = name;
    };
    const after = () => {
      if (document.title === name) document.title = title;
    };
    globalThis.addEventListener('beforeprint', before);
    globalThis.addEventListener('afterprint', after);
    return () => {
      globalThis.removeEventListener('beforeprint', before);
      globalThis.removeEventListener('afterprint', after);
    };
  }, [name]);
}
