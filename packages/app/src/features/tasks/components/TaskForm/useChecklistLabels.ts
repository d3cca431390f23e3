import type { ChecklistLabels } from '#shared/checklist/labels';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Labels of a task's subtasks. */
export function useChecklistLabels(): ChecklistLabels {
  const { t } = useTranslation('tasks');
  return {
    title: t('steps.title'),
    done: (done, total) => t('row.stepsDone', { done, total }),
    add: t('steps.add'),
    addStep: t('steps.addStep'),
    name: t('steps.name'),
    edit: (step) => t('steps.edit', { step }),
    remove: (step) => t('steps.remove', { step }),
  };
}
