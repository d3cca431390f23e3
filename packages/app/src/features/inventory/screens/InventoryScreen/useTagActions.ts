import type { ProductTag } from '@stockroom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { compareTexts } from '../../../../shared/format/format';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { toasts } from '../../../../shared/toast/toast';
import { createTag } from '../../api/createTag';
import { deleteTag } from '../../api/deleteTag';
import { inventoryKeys } from '../../api/inventoryKeys';
import { tagsQuery } from '../../api/queries';
import { renameTag } from '../../api/renameTag';

/**
 * The store's tags, made, renamed and deleted at once, and put back when that fails. A deleted tag leaves every product, so the
 * products are asked for anew; bringing it back puts it on the product that is open, as far as this form knows.
 */
export function useTagActions(onCreated: (id: string) => void) {
  const client = useQueryClient();
  const { t } = useTranslation('inventory');
  const describe = useDescribeError();
  const compare = compareTexts(useLanguage());
  const { data: known, isError, refetch } = useQuery(tagsQuery());
  // The same list over renders: it is drawn with every one of its boxes.
  const sorted = useMemo(() => known?.toSorted((a, b) => compare(a.title, b.title)), [known, compare]);
  const key = inventoryKeys.tags();

  const write = async (next: (tags: ProductTag[]) => ProductTag[], send: () => Promise<unknown>) => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<ProductTag[]>(key);
    client.setQueryData<ProductTag[]>(key, (tags) => next(tags ?? []));
    try {
      await send();
    } catch (error) {
      client.setQueryData(key, before);
      toasts.show({ tone: 'critical', message: t('tags.notSaved', { reason: describe(error).title }) });
    }
    await client.invalidateQueries({ queryKey: key });
  };

  const create = (tag: { id?: string; title: string }) =>
    write(
      (tags) => tags,
      async () => {
        const { id, title } = await createTag(tag);
        onCreated(id);
        announce(t('tags.created', { title }));
      },
    );

  return {
    tags: sorted ?? (isError ? ('failed' as const) : NO_TAGS),
    onCreate: (title: string) => void create({ title }),
    onRename: (id: string, title: string) =>
      void write(
        (tags) => tags.map((tag) => (tag.id === id ? { ...tag, title } : tag)),
        () => renameTag(id, title),
      ),
    onDelete: (id: string) => {
      const tag = known?.find((each) => each.id === id);
      void write(
        (tags) => tags.filter((each) => each.id !== id),
        async () => {
          await deleteTag(id);
          if (!tag) return;
          toasts.show({
            tone: 'neutral',
            message: t('tags.deleted', { title: tag.title }),
            action: { label: t('tags.undo'), onAction: () => void create(tag) },
          });
          await Promise.all([
            client.invalidateQueries({ queryKey: inventoryKeys.lists() }),
            client.invalidateQueries({ queryKey: inventoryKeys.products() }),
          ]);
        },
      );
    },
    onRetry: () => void refetch(),
  };
}

const NO_TAGS: readonly ProductTag[] = [];
