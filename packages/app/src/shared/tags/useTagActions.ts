import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareTexts } from '../format/format';
import { useLanguage } from '../i18n/useLanguage';
import { useIdempotentCreate } from '../query/useIdempotentCreate';
import { useRecordWrites } from '../query/useRecordWrites';
import type { RecordTag } from './tags';

/**
 * The tags of an area, made, renamed and deleted at once, and put back when that fails. A deleted tag leaves every record, so the
 * records are asked for anew; bringing it back puts it on again, as far as the server knows.
 * @param onCreated puts a new tag on what is being edited
 */
export function useTagActions<Key extends QueryKey>(
  { query, calls, invalidates }: TagActions<Key>,
  onCreated?: (id: string) => void,
) {
  const compare = compareTexts(useLanguage());
  const { data: known, isError, refetch } = useQuery(query);
  // The same list over renders: it is drawn with every one of its boxes.
  const sorted = useMemo(() => known?.toSorted((a, b) => compare(a.title, b.title)), [known, compare]);
  const tagOf = (id: string) => known?.find((tag) => tag.id === id);
  const make = async (tag: RecordTag) => {
    const { id } = await calls.create(tag);
    onCreated?.(id);
  };
  const writes = useRecordWrites<RecordTag>({
    key: query.queryKey,
    calls: { create: make, update: (id, { title = '' }) => calls.rename(id, title), remove: ({ id }) => calls.remove(id) },
    nameOf: ({ title }) => title,
    invalidates,
  });
  const { create } = useIdempotentCreate((title: string, idOf) => writes.create({ id: idOf(), title }), { stays: true });

  return {
    tags: sorted ?? (isError ? ('failed' as const) : NO_TAGS),
    onCreate: create,
    onRename(id: string, title: string) {
      const tag = tagOf(id);
      if (tag) void writes.update(tag, { title });
    },
    onDelete(id: string) {
      const tag = tagOf(id);
      if (tag) void writes.remove(tag);
    },
    onRetry: () => void refetch(),
  };
}

export interface TagActions<Key extends QueryKey> {
  /** The list of all tags. */
  query: UseQueryOptions<RecordTag[], Error, RecordTag[], Key> & { queryKey: Key };
  calls: {
    create: (tag: RecordTag) => Promise<RecordTag>;
    rename: (id: string, title: string) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
  };
  /** Other query keys to invalidate when a tag goes or comes back. */
  invalidates: readonly QueryKey[];
}

const NO_TAGS: readonly RecordTag[] = [];
