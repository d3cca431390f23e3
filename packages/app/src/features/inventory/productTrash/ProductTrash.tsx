import { PRODUCT_TRASH_DAYS, type TrashedProduct } from '@stockroom/contract';
import { Button, foldText, SearchField, Text } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ledgerKey } from '#entities/stock/stockKeys';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NoResults } from '#shared/list/EmptyStates';
import { toasts } from '#shared/toast/toast';
import { TrashDrawer } from '#shared/trash/TrashDrawer';
import { TrashList } from '#shared/trash/TrashList';
import { TrashQuestion } from '#shared/trash/TrashQuestion';
import { useTrash } from '#shared/trash/useTrash';
import { inventoryKeys } from '../api/inventoryKeys';
import { deletePermanently, productTrashQuery, RestoreRefused } from '../api/trashCalls';
import { useRestore } from '../screens/InventoryScreen/useRestore';
import { RestoreUnderSku } from './RestoreUnderSku';

/** Deleted products, to be restored with their stock or deleted for ever. */
export function ProductTrash({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['productTrash', 'trash', 'inventory']);
  const format = useFormat();
  const trash = useQuery(productTrashQuery());
  const all = trash.data ?? [];
  // Not persisted: it only filters the open list.
  const [search, setSearch] = useState('');
  const shown = all.filter(matcher(useDeferredValue(search)));
  const [asked, setAsked] = useState<TrashedProduct | null>(null);
  const restore = useRestore();
  const bin = useTrash<TrashedProduct>({
    key: inventoryKeys.trash(),
    invalidates: [inventoryKeys.lists(), inventoryKeys.products(), ledgerKey],
    nameOf: ({ name }) => name,
    restore: async (id) => {
      const product = all.find((each) => each.id === id);
      if (!product) return;
      await restore(product).catch((error: unknown) => {
        if (!(error instanceof RestoreRefused)) throw error;
        // The refused product is in the list again once that is refetched.
        if (error.reason === 'skuTaken') setAsked(product);
        else toasts.show({ tone: 'warning', message: t(`inventory:deleted.refused.${error.reason}`) });
      });
    },
    deletePermanently,
  });
  const aboutOf = ({ sku, stock, deletedBy }: TrashedProduct) =>
    [sku, t('units', { count: stock, formatted: format.number(stock) }), t('by', { person: deletedBy })].filter(Boolean);
  const clear = () => setSearch('');
  return (
    <>
      <TrashDrawer
        title={t('title')}
        query={trash}
        count={shown.length}
        emptyText={t('emptyText', { days: PRODUCT_TRASH_DAYS })}
        search={
          all.length > 0 && (
            <SearchField
              label={t('search')}
              hideLabel
              placeholder={t('placeholder')}
              value={search}
              labels={{ clear: t('clear') }}
              onChange={setSearch}
            />
          )
        }
        noMatch={
          all.length > 0 ? (
            <NoResults title={t('noMatch')} clear={t('clear')} onClear={clear}>
              {t('noMatchText')}
            </NoResults>
          ) : undefined
        }
        footer={
          search === '' && (
            <Button icon="delete" onPress={() => bin.askAboutAll(all)}>
              {t('trash:emptyAll')}
            </Button>
          )
        }
        onClose={onClose}
      >
        <Text tone="muted">{t('stays', { days: PRODUCT_TRASH_DAYS })}</Text>
        <TrashList
          key={search}
          title={t('list')}
          items={shown.map((product) => ({
            id: String(product.id),
            name: product.name,
            about: aboutOf(product).join(' · '),
            deletedAt: product.deletedAt,
            onRestore: () => bin.bringBack(product),
            onDelete: () => bin.askAboutOne(product),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion {...bin.question} />
      {asked && <RestoreUnderSku product={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function matcher(search: string): (product: TrashedProduct) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ name, sku, barcode }) => {
    const text = foldText(`${name} ${sku} ${barcode}`);
    return words.every((word) => text.includes(word));
  };
}
