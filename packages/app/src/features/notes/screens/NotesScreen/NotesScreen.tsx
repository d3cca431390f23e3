import type { Note } from '@stockroom/contract';
import { Masonry } from '@stockroom/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNoteWrites } from '#features/notes/api/useNoteWrites';
import { cardHeight } from '#features/notes/components/NoteCard/cardHeight';
import { NoteCard } from '#features/notes/components/NoteCard/NoteCard';
import { NotesNav } from '#features/notes/components/NotesNav/NotesNav';
import { allAsMarkdown } from '#features/notes/model/markdown';
import { NEW_NOTE, newOpen, openedBy } from '#features/notes/model/noteAddress';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLatest } from '#shared/hooks/useLatest';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NoResults } from '#shared/list/EmptyStates';
import { isSelected } from '#shared/list/model/selection';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { QueryPage } from '#shared/query/QueryPage';
import { NoteDialog, NoteLabelsDialog, NotesTrash, SelectionActions } from './lazyComponents';
import { NotesEmpty } from './NotesEmpty';
import { NotesHeader } from './NotesHeader';
import { Page, Selected, Side, PageColumns } from './NotesScreen.styles';
import { NotesSkeleton } from './NotesSkeleton';
import { NotesToolbar } from './NotesToolbar';
import { useNoteMenu } from './useNoteMenu';
import { useNotesPage } from './useNotesPage';
import { useNotesSelection } from './useNotesSelection';

/** Notes of the store's staff: finding, reading, writing. */
export function NotesScreen() {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const page = useNotesPage();
  const { state, move, go, hrefOf, hrefOfNote, notes, labels, areLabelsComing, view, shown, label, isLabelGone } = page;
  const add = useRef<HTMLButtonElement>(null);
  const open = (id: string | null) => move({ open: id });
  const writes = useNoteWrites({ onOpen: open });
  const selected = useNotesSelection(shown);
  const { chosen } = selected;
  const menuOf = useNoteMenu(writes, selected.onSelect);
  const labelName = label?.title ?? t(isLabelGone ? 'gone.title' : 'nav.labels');
  const viewName = view.kind === 'label' ? labelName : t(`nav.${view.kind}`);
  useDocumentTitle(view.kind === 'notes' ? t('title') : `${viewName} · ${t('title')}`);
  const values = { count: shown.length, formatted: format.number(shown.length), view: viewName };
  useAnnounceResults({
    scope: JSON.stringify([state.search, view]),
    length: view.kind === 'trash' ? undefined : notes.data && shown.length,
    message: t('search.found', values),
  });

  // Safe against double submits: the address holds the id, and the server creates a single note for it.
  const addNote = () => open(newOpen(crypto.randomUUID()));
  const latestAdd = useLatest(addNote);
  const isWanted = state.open === NEW_NOTE;
  useEffect(() => {
    // Safe against double submits: as above.
    if (isWanted) go((now) => ({ ...now, open: newOpen(crypto.randomUUID()) }), { replace: true });
  }, [isWanted, go]);
  useCommands(
    useMemo<Command[]>(
      () => [
        { id: 'notes.add', section: 'here', title: t('newNote'), icon: 'add', keys: 'mod+/', run: () => latestAdd.current() },
      ],
      [t, latestAdd],
    ),
  );
  const isShown = notes.data !== undefined;
  useEffect(() => {
    if (isShown) void whenIdle().then(() => NoteDialog.preload());
  }, [isShown]);

  const keys = useMemo(() => shown.map(({ id }) => id), [shown]);
  const estimate = useCallback((index: number, width: number) => (shown[index] ? cardHeight(shown[index], width) : 0), [shown]);
  const query = hrefOf({ open: null, overlay: null });
  const navProps = { view, labels, query: query === '?' ? '' : query, onEditLabels: () => move({ overlay: 'labels' }) };
  const noMatch = (
    <NoResults title={t('noMatch.title')} clear={t('search.clear')} onClear={() => move({ search: '' })}>
      {t('noMatch.text')}
    </NoResults>
  );
  const cardAt = (note: Note | undefined) =>
    note && (
      <NoteCard
        note={note}
        search={state.search}
        href={hrefOfNote(note.id)}
        isSelected={isSelected(selected.selection, note.id)}
        onSelect={selected.onSelect}
        menuOf={menuOf}
      />
    );
  const exportAll = () =>
    downloadFile(
      new Blob([allAsMarkdown(notes.data ?? [])], { type: 'text/markdown' }),
      exportedFileName('notes', new Date(), 'md'),
    );
  return (
    <Page>
      <NotesHeader
        description={
          notes.data === undefined || view.kind === 'trash' || isLabelGone
            ? viewName
            : t(view.kind === 'notes' ? 'count' : 'countOf', values)
        }
        addRef={add}
        onAdd={addNote}
        onExport={notes.data && notes.data.length > 0 ? exportAll : null}
      />
      <PageColumns>
        <Side>
          <NotesNav {...navProps} />
        </Side>
        <div>
          {chosen.length > 0 ? (
            <Selected>
              <SelectionActions
                notes={chosen}
                labels={labels}
                total={shown.length}
                onAll={selected.all}
                onClear={selected.clear}
              />
            </Selected>
          ) : (
            <NotesToolbar state={state} viewName={viewName} onMove={move} {...navProps} />
          )}
          {view.kind === 'trash' ? (
            <NotesTrash search={state.search} noResults={noMatch} />
          ) : (
            <QueryPage
              query={notes}
              count={shown.length}
              isFiltered={state.search !== '' && !isLabelGone}
              labels={{ failed: t('failed'), stale: t('stale') }}
              waiting={<NotesSkeleton />}
              noMatch={noMatch}
              empty={<NotesEmpty view={view} isLabelNotFound={isLabelGone} onAdd={addNote} />}
            >
              <div data-selecting={chosen.length > 0 || undefined} {...selected.handlers}>
                <Masonry label={t('title')} keys={keys} estimate={estimate} renderItem={(index) => cardAt(shown[index])} />
              </div>
            </QueryPage>
          )}
        </div>
      </PageColumns>
      {state.open !== null && !isWanted && !areLabelsComing && notes.data && (
        <NoteDialog
          open={state.open}
          notes={notes.data}
          labels={labels}
          labelId={view.kind === 'label' ? view.id : null}
          writes={writes}
          onClose={() => open(null)}
          onSaved={({ id }) =>
            go((now) => (now.open !== null && now.open !== id && openedBy(now.open).id === id ? { ...now, open: id } : now), {
              replace: true,
            })
          }
        />
      )}
      {state.overlay === 'labels' && <NoteLabelsDialog onClose={() => move({ overlay: null })} />}
    </Page>
  );
}
