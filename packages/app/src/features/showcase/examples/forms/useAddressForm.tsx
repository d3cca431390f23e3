import { Button, TextField, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

const EMPTY = { name: '', street: '', city: '', note: '' };

/** The fields of an address, for forms with different layouts. */
export function useAddressForm() {
  const { t } = useTranslation('showcase');
  // Not persisted: an example, whose values are not sent.
  const [values, setValues] = useState(EMPTY);
  const [isSent, setSent] = useState(false);
  return {
    values,
    onSubmit: () => setSent(true),
    field: (name: keyof typeof EMPTY, look: { hideLabel?: boolean } = {}) => (
      <TextField
        {...look}
        label={t(`forms.${name}`)}
        value={values[name]}
        onChange={(value) => {
          setSent(false);
          setValues({ ...values, [name]: value });
        }}
      />
    ),
    actions: (
      <Inline gap={3}>
        <Button type="submit" variant="primary">
          {t('forms.save')}
        </Button>
        {isSent && <span role="status">{t('forms.saved')}</span>}
      </Inline>
    ),
  };
}
