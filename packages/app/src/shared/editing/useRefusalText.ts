import { useTranslation } from '../i18n/useTranslation';
import { refusalRuleOf } from './model/refusalRule';

/** Translates the server's message about a value; an unknown message is shown as the server sent it. */
export function useRefusalText(): (message: string) => string {
  const { t } = useTranslation('editing');
  return (message) => {
    const refusal = refusalRuleOf(message);
    return refusal ? t(`refusals.${refusal.rule}`, { ...refusal }) : t('refusals.other', { message });
  };
}
