import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { tellOtherTabs } from '../../../../../shared/query/otherTabs';
import { useCreate } from '../../../../../shared/query/useCreate';
import { toasts } from '../../../../../shared/toast/toast';
import { taskKeys } from '../../../api/taskKeys';
import { createTaskTag } from '../../../api/taskTagCalls';
import type { QuickTask } from '../../../model/quickAdd';
import type { TaskWrites } from './useTaskWrites';

/** Makes the task of one line, and the tags that it names and that are not there. */
export function useQuickAdd(make: TaskWrites['make']): (task: QuickTask) => void {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const { create } = useCreate(
    async ({ patch, newTags }: QuickTask, idOf) => {
      const made: string[] = [];
      for (const [part, title] of newTags.entries()) {
        try {
          made.push((await createTaskTag({ id: idOf(part + 1), title })).id);
        } catch {
          toasts.show({ tone: 'warning', message: t('quick.tagFailed', { title }) });
        }
      }
      if (made.length > 0) {
        tellOtherTabs(taskKeys.tags());
        await client.invalidateQueries({ queryKey: taskKeys.tags() });
      }
      return make('task', { ...patch, tags: [...(patch.tags ?? []), ...made] }, idOf());
    },
    { stays: true },
  );
  return create;
}
