import { FieldGrid, Form } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAddressForm } from './useAddressForm';

/** Short fields side by side, long ones at full width: a field is as wide as its typical value. */
export function Mixed() {
  const { t } = useTranslation('showcase');
  const { field, actions, onSubmit } = useAddressForm();
  return (
    <Form label={t('forms.layouts.mixed')} onSubmit={onSubmit}>
      <FieldGrid>
        <div data-wide>{field('street')}</div>
        {field('name')}
        {field('city')}
        <div data-wide>{field('note')}</div>
      </FieldGrid>
      {actions}
    </Form>
  );
}
