import { useTranslation } from '../i18n/useTranslation';
import { refusalRuleOf } from './model/refusalRule';

/** Puts what the server said of a value into the person's words; what nobody here knows is told as the server said it. */
export function useRefusalText(): (message: string) => string {
  const { t } = useTranslation('editing');
  return (message) => {
    const said = refusalRuleOf(message);
    return said ? t(`refusals.${said.rule}`, { ...said }) : t('refusals.other', { message });
  };
}
