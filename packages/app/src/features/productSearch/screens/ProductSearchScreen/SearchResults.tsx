import { Alert, Button, ButtonLink, EmptyState, Link, Skeleton, VisuallyHidden, Stack } from '@stockroom/ui';
import { productAddress } from '#entities/products/productAddress';
import { ResultList } from '#features/productSearch/components/ResultList/ResultList';
import { factsWith } from '#shared/barcodes/factsText';
import type { CodeFacts } from '#shared/barcodes/model/gs1';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { useHasRole } from '#shared/session/useHasRole';
import { ChangeStock } from './ChangeStock';
import type { useProductSearch } from './useProductSearch';

/** Search results, or their replacement: loading, nothing found, or, without the server, the products cached on this device. */
export function SearchResults({ search, found, onClear }: SearchResultsProps) {
  const { t } = useTranslation('productSearch');
  const may = useHasRole('write');
  const { query, products, total, near, facts, known } = found;
  if (known) return <CachedResults known={known} isTrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap={3}>
      <QueryPage
        query={query}
        count={products.length}
        labels={{ failed: t('failed'), stale: t('stale') }}
        waiting={
          <Stack gap={2} role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            {Array.from({ length: 3 }, (_, at) => (
              <Skeleton key={at} shape="rect" height={88} />
            ))}
          </Stack>
        }
        empty={
          <EmptyState
            illustration="search"
            title={t('noMatch.title')}
            action={<Button onPress={onClear}>{t('noMatch.clear')}</Button>}
          >
            {t('noMatch.message', { search })}
          </EmptyState>
        }
      >
        {Object.keys(facts).length > 0 && <CodeFactsText facts={facts} />}
        {near && <Alert>{t('near', { search })}</Alert>}
        <ResultList
          products={products}
          renderAction={
            may
              ? (product) => (
                  <>
                    <ChangeStock product={product} />
                    <ButtonLink variant="quiet" icon="print" href={productAddress.labels(product.id)}>
                      {t('printLabel')}
                      <VisuallyHidden>: {product.name}</VisuallyHidden>
                    </ButtonLink>
                  </>
                )
              : undefined
          }
        />
        {total > products.length && <More search={search} shown={products.length} total={total} />}
      </QueryPage>
    </Stack>
  );
}

/** Data in the scanned code, beside its product. */
function CodeFactsText({ facts }: { facts: CodeFacts }) {
  const { t, i18n } = useTranslation('barcodes');
  return <Alert tone="info">{factsWith(t, i18n.language, facts)}</Alert>;
}

function CachedResults({ known, isTrying, onRetry }: CachedResultsProps) {
  const { t } = useTranslation('productSearch');
  return (
    <Stack gap={3}>
      <Alert
        tone="warning"
        variant="border"
        live="polite"
        title={t('offline.title')}
        actions={
          <Button size="sm" icon="retry" loading={isTrying} onPress={onRetry}>
            {t('offline.retry')}
          </Button>
        }
      >
        {known.length > 0 ? t('offline.known') : t('offline.none')}
      </Alert>
      {known.length > 0 && <ResultList products={known} />}
    </Stack>
  );
}

function More({ search, shown, total }: { search: string; shown: number; total: number }) {
  const { t } = useTranslation('productSearch');
  const format = useFormat();
  return (
    <p>
      {t('more', { shown: format.number(shown), total: format.number(total) })}{' '}
      <Link href={`${productAddress.list}?search=${encodeURIComponent(search)}`}>{t('moreLink')}</Link>
    </p>
  );
}

export interface SearchResultsProps {
  search: string;
  found: Omit<ReturnType<typeof useProductSearch>, 'state' | 'move'>;
  onClear: () => void;
}

interface CachedResultsProps {
  known: NonNullable<SearchResultsProps['found']['known']>;
  isTrying: boolean;
  onRetry: () => void;
}
