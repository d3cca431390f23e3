import { foldText } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { noteLabelsQuery, notesQuery } from '#features/notes/api/noteQueries';
import { noteAddress } from '#features/notes/model/noteAddress';
import { type NotesView, shownNotes } from '#features/notes/model/shownNotes';
import { notePaths } from '#features/notes/notePaths';
import { compareTexts } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';

/** The notes page's state: its address, and the server's data for it. */
export function useNotesPage() {
  const { t } = useTranslation('notes');
  const compare = compareTexts(useLanguage());
  const { labelId } = useParams();
  const { pathname } = useLocation();
  const address = useListAddress(noteAddress, (param) => t(`params.${param as 'note' | 'show'}`));
  const { search, sort } = address.state;
  const notes = useQuery(notesQuery());
  const labels = useQuery(noteLabelsQuery());
  const view = useMemo(() => viewOf(pathname, labelId), [pathname, labelId]);
  const shown = useMemo(
    () => shownNotes(notes.data ?? [], { view, search, sort }, { compare, fold: foldText }),
    [notes.data, view, search, sort, compare],
  );
  const label = view.kind === 'label' ? labels.data?.find(({ id }) => id === view.id) : undefined;
  return {
    ...address,
    /** The address of a note, on this page. */
    hrefOfNote: (id: string): string => pathname + address.hrefOf({ open: id, overlay: null }),
    notes,
    labels: labels.data ?? NO_LABELS,
    /** Without the labels, a new note could not get its page's label. */
    areLabelsComing: labels.isPending,
    view,
    shown,
    /** The view's label, if it has one. */
    label,
    /** Whether the address names a label that does not exist. */
    isLabelGone: view.kind === 'label' && labels.data !== undefined && !label,
  };
}

function viewOf(pathname: string, labelId: string | undefined): NotesView {
  if (labelId !== undefined) return { kind: 'label', id: labelId };
  const path = pathname.replace(/\/+$/, '');
  if (path === notePaths.archive) return { kind: 'archive' };
  return path === notePaths.trash ? { kind: 'trash' } : { kind: 'notes' };
}

const NO_LABELS: never[] = [];
