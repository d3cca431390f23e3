import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ledgerProductQuery } from '#features/transactions/api/ledgerQueries';
import { Chosen } from '#features/transactions/components/LedgerFilters/LedgerFilters.styles';

/** The product that the ledger is filtered by, with a button that clears the filter. */
export function ProductFilter({ id, name, onClear }: ProductChosenProps) {
  const { t } = useTranslation('transactions');
  const { data, error } = useQuery({ ...ledgerProductQuery(id), enabled: name === undefined });
  const known = name ?? data?.name;
  const missing = isApiError(error, 'notFound') ? t('filters.productGone', { id }) : t('filters.productNumber', { id });
  const unknown = error ? missing : t('filters.product', { name: '…' });
  return (
    <Chosen>
      <span>{known === undefined ? unknown : t('filters.product', { name: known })}</span>
      <Button size="sm" icon="cross" onPress={onClear}>
        {t('filters.allProducts')}
      </Button>
    </Chosen>
  );
}

interface ProductChosenProps {
  id: number;
  /** Name from the newest movement. */
  name: string | undefined;
  onClear: () => void;
}
