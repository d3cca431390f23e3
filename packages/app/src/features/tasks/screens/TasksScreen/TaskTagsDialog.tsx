import { MAX_TASK_TAG_TITLE } from '@stockroom/contract';
import { Dialog } from '@stockroom/ui';
import { taskTagActions } from '#features/tasks/api/taskTagActions';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';

/** A dialog for the tags of all tasks: created, renamed and deleted. */
export function TaskTagsDialog({ onClose }: TaskTagsDialogProps) {
  const { t } = useTranslation(['tasks', 'common', 'tags']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('more.tags')}
      description={t('tagsHelp')}
      closeLabel={t('common:close')}
      size="sm"
    >
      <TagsPanel maxTitle={MAX_TASK_TAG_TITLE} {...useTagActions(taskTagActions)} />
    </Dialog>
  );
}

export interface TaskTagsDialogProps {
  onClose: () => void;
}
