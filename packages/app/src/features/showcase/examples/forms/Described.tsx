import { Form } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Described as Group, Sections } from './forms.styles';
import { useAddressForm } from './useAddressForm';

/** Descriptions beside their fields, and above them on a phone: for settings, which are read before they are changed. */
export function Described() {
  const { t } = useTranslation('showcase');
  const { field, actions, onSubmit } = useAddressForm();
  return (
    <Form label={t('forms.layouts.described')} onSubmit={onSubmit}>
      <Sections>
        <Group aria-label={t('forms.who')} role="group">
          <div>
            <h4>{t('forms.who')}</h4>
            <p>{t('forms.whoText')}</p>
          </div>
          {field('name')}
        </Group>
        <Group aria-label={t('forms.where')} role="group">
          <div>
            <h4>{t('forms.where')}</h4>
            <p>{t('forms.whereText')}</p>
          </div>
          <div>
            {field('street')}
            {field('city')}
          </div>
        </Group>
      </Sections>
      {actions}
    </Form>
  );
}
