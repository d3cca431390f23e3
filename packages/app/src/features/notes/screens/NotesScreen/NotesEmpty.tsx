import { ButtonLink, EmptyState } from '@stockroom/ui';
import type { NotesView } from '#features/notes/model/shownNotes';
import { notePaths } from '#features/notes/notePaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { EmptyList } from '#shared/list/EmptyStates';

/** Shown instead of the notes where there are none: the reason, and the next step. */
export function NotesEmpty({ view, isLabelNotFound, onAdd }: NotesEmptyProps) {
  const { t } = useTranslation('notes');
  if (isLabelNotFound) {
    return (
      <EmptyState
        illustration="map"
        title={t('gone.title')}
        action={<ButtonLink href={notePaths.notes}>{t('gone.all')}</ButtonLink>}
      >
        {t('gone.label')}
      </EmptyState>
    );
  }
  const kind = view.kind === 'trash' ? 'notes' : view.kind;
  const [title, text] = [t(`empty.${kind}.title`), t(`empty.${kind}.text`)];
  if (kind === 'archive') {
    return (
      <EmptyState illustration="box" title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <EmptyList title={title} add={t('newNote')} onAdd={onAdd}>
      {text}
    </EmptyList>
  );
}

export interface NotesEmptyProps {
  view: NotesView;
  isLabelNotFound: boolean;
  onAdd: () => void;
}
