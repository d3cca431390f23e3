import { MAX_NOTE_LABEL_TITLE } from '@stockroom/contract';
import { Dialog } from '@stockroom/ui';
import { noteLabelActions } from '#features/notes/api/noteLabelActions';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';

/** The labels of all notes: creating, renaming and deleting. */
export function NoteLabelsDialog({ onClose }: NoteLabelsDialogProps) {
  const { t } = useTranslation(['notes', 'common']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('nav.editLabels')}
      description={t('labelsHelp')}
      closeLabel={t('common:close')}
      size="sm"
    >
      <TagsPanel kind="label" maxTitle={MAX_NOTE_LABEL_TITLE} {...useTagActions(noteLabelActions)} />
    </Dialog>
  );
}

export interface NoteLabelsDialogProps {
  onClose: () => void;
}
