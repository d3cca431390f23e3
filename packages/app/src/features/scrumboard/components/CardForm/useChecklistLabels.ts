import type { ChecklistLabels } from '#shared/checklist/labels';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Labels of a card's checklist. */
export function useChecklistLabels(): ChecklistLabels {
  const { t } = useTranslation('scrumboard');
  return {
    title: t('checklist.title'),
    done: (done, total) => t('checklist.done', { done, total }),
    add: t('checklist.add'),
    addStep: t('checklist.addStep'),
    name: t('checklist.name'),
    edit: (step) => t('checklist.edit', { step }),
    remove: (step) => t('checklist.remove', { step }),
  };
}
