import type { TrashedNote } from '@stockroom/contract';
import { Button, EmptyState, foldText, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { deletePermanently, restoreNote } from '#features/notes/api/noteCalls';
import { noteKeys } from '#features/notes/api/noteKeys';
import { noteTrashQuery } from '#features/notes/api/noteQueries';
import { noteName } from '#features/notes/model/noteName';
import { noteMatcher } from '#features/notes/model/shownNotes';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { TrashList } from '#shared/trash/TrashList';
import { TrashQuestion } from '#shared/trash/TrashQuestion';
import { useTrash } from '#shared/trash/useTrash';
import { Bin } from './NotesScreen.styles';

/** Deleted notes, to be restored or deleted for ever. */
export function NotesTrash({ search, noResults }: NotesTrashProps) {
  const { t } = useTranslation(['notes', 'trash', 'list']);
  const trash = useQuery(noteTrashQuery());
  const all = trash.data ?? [];
  const notes = all.filter(noteMatcher(search, foldText));
  const called = (note: TrashedNote) => noteName(note) || t('untitled');
  const bin = useTrash<TrashedNote>({
    key: noteKeys.trash(),
    invalidates: [noteKeys.list()],
    nameOf: called,
    restore: restoreNote,
    deletePermanently,
  });
  return (
    <>
      <QueryPage
        query={trash}
        count={notes.length}
        isFiltered={search !== '' && all.length > 0}
        labels={{ failed: t('trash.failed') }}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('trash:loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={56} />
          </div>
        }
        noMatch={noResults}
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
              onRestore: () => bin.bringBack(note),
              onDelete: () => bin.askAboutOne(note),
            }))}
          />
          {search === '' && (
            <Button icon="delete" onPress={() => bin.askAboutAll(all)}>
              {t('trash:emptyAll')}
            </Button>
          )}
        </Bin>
      </QueryPage>
      <TrashQuestion {...bin.question} />
    </>
  );
}

export interface NotesTrashProps {
  search: string;
  /** Shown when a search matches none of them. */
  noResults: React.ReactNode;
}
