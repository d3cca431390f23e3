import { Button, ButtonLink, EmptyState } from '@stockroom/ui';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The message in place of rows, for an empty store or a search without results, each with an action. */
export function ListMessage({ search, isFiltered, onAdd, onClear }: ListMessageProps) {
  const { t } = useTranslation('inventory');
  if (isFiltered) {
    return (
      <EmptyState
        illustration="search"
        title={t('empty.noMatchTitle')}
        action={<Button onPress={() => onClear('filters')}>{t('empty.clearFilters')}</Button>}
      >
        {t('empty.noFilteredMessage')}
      </EmptyState>
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        illustration="search"
        title={t('empty.noMatchTitle')}
        action={<Button onPress={() => onClear('search')}>{t('empty.clear')}</Button>}
      >
        {t('empty.noMatchMessage', { search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration="box"
      title={t('empty.title')}
      action={
        onAdd && (
          <>
            <Button variant="primary" icon="add" onPress={onAdd}>
              {t('empty.add')}
            </Button>
            <ButtonLink href={inventoryPaths.import} icon="upload">
              {t('empty.import')}
            </ButtonLink>
          </>
        )
      }
    >
      {t('empty.message')}
    </EmptyState>
  );
}

export interface ListMessageProps {
  /** Search term; empty when the store itself is empty. */
  search: string;
  /** Whether filters exclude products. */
  isFiltered: boolean;
  /** Left out for users with read access only. */
  onAdd: (() => void) | undefined;
  onClear: (what: 'search' | 'filters') => void;
}
