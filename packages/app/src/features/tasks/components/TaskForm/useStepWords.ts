import type { ChecklistWords } from '../../../../shared/checklist/words';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** Labels of a task's subtasks. */
export function useStepWords(): ChecklistWords {
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
