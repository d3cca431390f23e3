import { Card, FieldGrid, Form } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAddressForm } from './useAddressForm';

/** Groups under small headings, each in a card. */
export function Grouped() {
  const { t } = useTranslation('showcase');
  const { field, actions, onSubmit } = useAddressForm();
  return (
    <Form label={t('forms.layouts.grouped')} onSubmit={onSubmit}>
      <Card title={t('forms.who')} headingLevel={4}>
        {field('name')}
      </Card>
      <Card title={t('forms.where')} headingLevel={4}>
        <FieldGrid>
          {field('street')}
          {field('city')}
        </FieldGrid>
      </Card>
      {actions}
    </Form>
  );
}
