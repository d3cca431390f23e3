import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { Identified } from '../query/records';
import { useRecordWrites } from '../query/useRecordWrites';
import type { PendingDeletion } from './TrashQuestion';

/** Actions for the entries of a trash, which are removed optimistically and put back on failure. */
export function useTrash<Item extends Identified>({ key, invalidates, nameOf, restore, deletePermanently }: TrashOptions<Item>) {
  const { t } = useTranslation(['trash', 'list']);
  const { write } = useRecordWrites<Item>({ key, calls: {}, nameOf });
  const [pending, setPending] = useState<PendingDeletion<Item> | null>(null);
  const take = (gone: readonly Item[], call: () => Promise<unknown>, failure: string) => {
    const ids = new Set(gone.map(({ id }) => id));
    void write({
      id: [...ids].join(' '),
      call,
      apply: (all) => all.filter(({ id }) => !ids.has(id)),
      rollBack: (all) => {
        const there = new Set(all.map(({ id }) => id));
        return [...gone.filter(({ id }) => !there.has(id)), ...all];
      },
      invalidates,
      failure,
    });
  };
  return {
    bringBack: (item: Item) => take([item], () => restore(item.id), t('list:records.restoreFailed', { name: nameOf(item) })),
    /** Asks before one entry is deleted for ever. */
    askAboutOne: (item: Item) => setPending({ items: [item], name: nameOf(item) }),
    askAboutAll: (items: readonly Item[]) => setPending({ items, name: null }),
    /** Props of the `TrashQuestion`. */
    question: {
      pending,
      onClose: () => setPending(null),
      onConfirm: () => {
        setPending(null);
        if (!pending) return;
        const { items, name } = pending;
        const failure = name === null ? t('emptyFailed') : t('list:records.removeFailed', { name });
        take(items, () => deletePermanently(items.map(({ id }) => id)), failure);
      },
    },
  };
}

export interface TrashOptions<Item extends Identified> {
  /** Query key of the trash. */
  key: QueryKey;
  /** Other query keys to invalidate when an entry is restored. */
  invalidates: readonly QueryKey[];
  nameOf: (item: Item) => string;
  restore: (id: Item['id']) => Promise<unknown>;
  deletePermanently: (ids: readonly Item['id'][]) => Promise<unknown>;
}
