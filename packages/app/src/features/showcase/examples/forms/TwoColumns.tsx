import { FieldGrid, Form } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAddressForm } from './useAddressForm';

/** Two fields per line where there is space. */
export function TwoColumns() {
  const { t } = useTranslation('showcase');
  const { field, actions, onSubmit } = useAddressForm();
  return (
    <Form label={t('forms.layouts.twoColumns')} onSubmit={onSubmit}>
      <FieldGrid>
        {field('name')}
        {field('street')}
        {field('city')}
      </FieldGrid>
      {actions}
    </Form>
  );
}
