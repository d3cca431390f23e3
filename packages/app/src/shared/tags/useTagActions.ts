import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareTexts } from '../format/format';
import { useLanguage } from '../i18n/useLanguage';
import { useIdempotentCreate } from '../query/useIdempotentCreate';
import { useRecordWrites } from '../query/useRecordWrites';
import type { RecordTag } from './tags';

/**
 * Tags of an area: created, renamed and deleted optimistically, and rolled back on failure. Deleting a tag removes it from
 * all records, so they are refetched; restoring it adds it again, as far as the server remembers.
 * @param onCreated adds a new tag to the record being edited
 */
export function useTagActions<Key extends QueryKey>(
  { query, calls, invalidates }: TagActions<Key>,
  onCreated?: (id: string) => void,
) {
  const compare = compareTexts(useLanguage());
  const { data: known, isError, refetch } = useQuery(query);
  // A stable list over renders: it is rendered with every one of its checkboxes.
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
  /** Query of all tags. */
  query: UseQueryOptions<RecordTag[], Error, RecordTag[], Key> & { queryKey: Key };
  calls: {
    create: (tag: RecordTag) => Promise<RecordTag>;
    rename: (id: string, title: string) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
  };
  /** Other query keys to invalidate when a tag is deleted or restored. */
  invalidates: readonly QueryKey[];
}

const NO_TAGS: readonly RecordTag[] = [];
