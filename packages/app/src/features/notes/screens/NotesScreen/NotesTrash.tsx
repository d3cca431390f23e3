import type { TrashedNote } from '@stockroom/contract';
import { Button, EmptyState, foldText, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { QueryPage } from '../../../../shared/query/QueryPage';
import { useRecordWrites } from '../../../../shared/query/useRecordWrites';
import { TrashList } from '../../../../shared/trash/TrashList';
import { TrashQuestion } from '../../../../shared/trash/TrashQuestion';
import '../../../../shared/trash/locales/types';
import { deleteForEver, restoreNote } from '../../api/noteCalls';
import { noteKeys } from '../../api/noteKeys';
import { noteTrashQuery } from '../../api/noteQueries';
import { noteMatcher } from '../../model/shownNotes';
import { nameOf } from '../../model/noteWords';
import { Bin } from './NotesScreen.styles';

/** Notes that were deleted: brought back, or taken away for ever. */
export function NotesTrash({ search, noMatch }: NotesTrashProps) {
  const { t } = useTranslation(['notes', 'trash', 'list']);
  const trash = useQuery(noteTrashQuery());
  /** What is asked about: that, and nothing that comes here since. Without a name it is all of it. */
  const [asked, setAsked] = useState<{ items: readonly TrashedNote[]; name: string | null } | null>(null);
  const all = trash.data ?? [];
  const notes = all.filter(noteMatcher(search, foldText));
  const called = (note: TrashedNote) => nameOf(note) || t('untitled');
  const { write } = useRecordWrites<TrashedNote>({ key: noteKeys.trash(), calls: {}, nameOf: called });
  /** Out of the trash, one way or the other: at once, and back in it when that fails. */
  const take = (gone: readonly TrashedNote[], call: () => Promise<unknown>, failure: string) =>
    void write({
      id: gone.map(({ id }) => id).join(' '),
      call,
      apply: (items) => items.filter(({ id }) => !gone.some((each) => each.id === id)),
      rollBack: (items) => [...gone.filter(({ id }) => !items.some((each) => each.id === id)), ...items],
      invalidates: [noteKeys.list()],
      failure,
    });
  const removeAsked = () => {
    setAsked(null);
    if (!asked) return;
    const { items, name } = asked;
    const failure = name === null ? t('trash.emptyFailed') : t('list:records.removeFailed', { name });
    take(items, () => deleteForEver(items.map(({ id }) => id)), failure);
  };
  return (
    <>
      <QueryPage
        query={trash}
        count={notes.length}
        isFiltered={search !== '' && all.length > 0}
        words={{ failed: t('trash.failed') }}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('trash:loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={56} />
          </div>
        }
        noMatch={noMatch}
        empty={
          <EmptyState illustration="box" title={t('trash:empty')}>
            {t('trash.emptyText')}
          </EmptyState>
        }
      >
        <Bin>
          <TrashList
            title={t('nav.trash')}
            items={notes.map((note) => ({
              id: note.id,
              name: called(note),
              about: note.title === '' ? '' : note.content.replace(/\s+/g, ' ').slice(0, 80),
              deletedAt: note.deletedAt,
              onRestore: () => take([note], () => restoreNote(note.id), t('list:records.restoreFailed', { name: called(note) })),
              onDelete: () => setAsked({ items: [note], name: called(note) }),
            }))}
          />
          {search === '' && (
            <Button icon="delete" onPress={() => setAsked({ items: all, name: null })}>
              {t('trash:emptyAll')}
            </Button>
          )}
        </Bin>
      </QueryPage>
      <TrashQuestion
        asked={asked && (asked.name === null ? 'all' : { name: asked.name })}
        count={asked?.items.length ?? 0}
        onClose={() => setAsked(null)}
        onConfirm={removeAsked}
      />
    </>
  );
}

export interface NotesTrashProps {
  search: string;
  /** Where a search finds none of them. */
  noMatch: React.ReactNode;
}
