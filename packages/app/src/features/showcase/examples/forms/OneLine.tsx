import { Form } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Line } from './forms.styles';
import { useAddressForm } from './useAddressForm';

/** One field and its button in a line, whose label is for screen readers: where nobody can take it for something else. */
export function OneLine() {
  const { t } = useTranslation('showcase');
  const { field, actions, onSubmit } = useAddressForm();
  return (
    <Form label={t('forms.layouts.oneLine')} onSubmit={onSubmit}>
      <p>{t('forms.oneLineText')}</p>
      <Line>
        {field('street', { hideLabel: true })}
        {actions}
      </Line>
    </Form>
  );
}
