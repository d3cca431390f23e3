import { Button, ButtonLink, EmptyState } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { NotesView } from '../../model/shownNotes';
import { notePaths } from '../../notePaths';

/** In the place of notes where there are none: why, and what fills it. */
export function NotesEmpty({ view, isLabelGone, onAdd }: NotesEmptyProps) {
  const { t } = useTranslation('notes');
  if (isLabelGone) {
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
  return (
    <EmptyState
      illustration="box"
      title={t(`empty.${kind}.title`)}
      action={
        kind === 'archive' ? undefined : (
          <Button variant="primary" icon="add" onPress={onAdd}>
            {t('newNote')}
          </Button>
        )
      }
    >
      {t(`empty.${kind}.text`)}
    </EmptyState>
  );
}

export interface NotesEmptyProps {
  view: NotesView;
  isLabelGone: boolean;
  onAdd: () => void;
}
