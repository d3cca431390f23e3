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
      {passwordRules(password, email).map(({ id, isKept }) => (
        <Rule key={id} data-kept={isKept || undefined}>
          <Icon name={isKept ? 'checkCircle' : 'minus'} size={16} />
          {t(`passwordRules.${id}`, { count: MIN_PASSWORD })}
          <VisuallyHidden>{t(isKept ? 'passwordRules.kept' : 'passwordRules.open')}</VisuallyHidden>
        </Rule>
      ))}
    </Rules>
  );
}
