import { Form } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAddressForm } from './useAddressForm';

/** A field per line: for forms that are filled in from top to bottom, and for phones. */
export function OneColumn() {
  const { t } = useTranslation('showcase');
  const { field, actions, onSubmit } = useAddressForm();
  return (
    <Form label={t('forms.layouts.oneColumn')} onSubmit={onSubmit}>
      {field('name')}
      {field('street')}
      {field('city')}
      {actions}
    </Form>
  );
}
