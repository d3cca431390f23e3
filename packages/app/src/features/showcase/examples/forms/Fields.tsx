import { Checkbox, FieldGrid, MoneyField, RadioGroup, Select, Switch, TextArea, TextField } from '@stockroom/ui';
import { useState } from 'react';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

interface Values {
  name: string;
  price: number | null;
  kind: string;
  note: string;
  active: boolean;
  gift: boolean;
  way: string;
}

/** The basic form fields: labels above, help and errors below, units inside. */
export function Fields() {
  const { t } = useTranslation('showcase');
  const locale = useLanguage();
  // Not persisted: an example, whose values are not sent.
  const [values, setValues] = useState<Values>({
    name: '',
    price: 129.5,
    kind: 'watch',
    note: '',
    active: true,
    gift: false,
    way: 'pickup',
  });
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const option = (value: 'watch' | 'strap' | 'bag') => ({ value, label: t(`table.wares.${value}`) });
  return (
    <FieldGrid>
      <TextField
        label={t('forms.name')}
        help={t('forms.nameHelp')}
        maxLength={60}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <MoneyField
        label={t('table.columns.price')}
        locale={locale}
        value={values.price}
        min={0}
        onChange={(price) => set({ price })}
      />
      <Select
        label={t('forms.kind')}
        value={values.kind}
        options={[option('watch'), option('strap'), option('bag')]}
        onChange={(kind) => set({ kind })}
      />
      <RadioGroup
        label={t('forms.way')}
        value={values.way}
        options={(['pickup', 'delivery'] as const).map((value) => ({ value, label: t(`forms.ways.${value}`) }))}
        onChange={(way) => set({ way })}
      />
      <TextArea label={t('forms.note')} maxLength={200} value={values.note} onChange={(note) => set({ note })} />
      <TextField label={t('forms.code')} value="WA-42" readOnly help={t('forms.codeHelp')} onChange={() => undefined} />
      <Switch label={t('forms.active')} checked={values.active} onChange={(active) => set({ active })} />
      <Checkbox label={t('forms.gift')} checked={values.gift} onChange={(gift) => set({ gift })} />
    </FieldGrid>
  );
}
