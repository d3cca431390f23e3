import { Form } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Line } from './forms.styles';
import { useAddressForm } from './useAddressForm';

/** A field and its button in a single line, with a label for screen readers only: where its purpose is unmistakable. */
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
