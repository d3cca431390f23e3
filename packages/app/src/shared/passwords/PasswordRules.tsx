import { Icon, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '../i18n/useTranslation';
import { MIN_PASSWORD, passwordRules } from './model/passwordRules';
import { Rule, Rules } from './PasswordRules.styles';

export interface PasswordRulesProps {
  password: string;
  email: string;
}

/** Rules for a new password, ticked off during typing instead of after a failed submit. */
export function PasswordRules({ password, email }: PasswordRulesProps) {
  const { t } = useTranslation('common');
  return (
    <Rules aria-label={t('passwordRules.label')}>
      {passwordRules(password, email).map(({ id, isMet }) => (
        <Rule key={id} data-kept={isMet || undefined}>
          <Icon name={isMet ? 'checkCircle' : 'minus'} size={16} />
          {t(`passwordRules.${id}`, { count: MIN_PASSWORD })}
          <VisuallyHidden>{t(isMet ? 'passwordRules.kept' : 'passwordRules.open')}</VisuallyHidden>
        </Rule>
      ))}
    </Rules>
  );
}
