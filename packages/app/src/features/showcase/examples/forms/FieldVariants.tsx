import { Chip, ComboBox, DateField, FieldGrid, NumberField, SearchField, TextField, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { regionOf } from '#shared/format/regionOf';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

const COLORS = ['oak', 'sand', 'navy'] as const;

/** Fields beyond plain text: prefixes and suffixes, a unit, a date, a single choice, several choices. */
export function FieldVariants() {
  const { t } = useTranslation('showcase');
  const locale = useLanguage();
  // Not persisted: an example, whose values are not sent.
  const [values, setValues] = useState({ page: '', search: '', color: '' });
  // Not persisted: an example, whose values are not sent.
  const [weight, setWeight] = useState<number | null>(1.25);
  // Not persisted: an example, whose values are not sent.
  const [day, setDay] = useState<string | null>('2026-03-20');
  const [chosen, setChosen] = useState<readonly (typeof COLORS)[number][]>(['oak', 'sand']);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const left = COLORS.filter((name) => !chosen.includes(name));
  return (
    <FieldGrid>
      <TextField
        label={t('forms.page')}
        prefix="example.com/"
        suffix=".html"
        value={values.page}
        onChange={(page) => set({ page })}
      />
      <NumberField
        label={t('forms.weight')}
        unit="kg"
        min={0}
        locale={locale}
        value={weight}
        onChange={setWeight}
        help={t('forms.weightHelp')}
      />
      <DateField
        label={t('forms.day')}
        locale={regionOf(locale)}
        value={day}
        onChange={setDay}
        labels={{ open: t('forms.openCalendar'), clear: t('forms.clearDay') }}
        reasons={{ incomplete: t('forms.dayIncomplete'), noSuchDay: t('forms.noSuchDay') }}
      />
      <SearchField
        label={t('forms.find')}
        hideLabel
        placeholder={t('forms.find')}
        value={values.search}
        onChange={(search) => set({ search })}
        labels={{ clear: t('search.clear') }}
      />
      <ComboBox
        label={t('forms.color')}
        value={null}
        options={left.map((value) => ({ value, label: t(`forms.colors.${value}`) }))}
        onChange={(value) => setChosen([...chosen, ...left.filter((name) => name === value)])}
        labels={{
          noMatch: t(left.length === 0 ? 'forms.allChosen' : 'forms.noColor'),
          open: t('forms.showColors'),
          found: (count) => t('forms.colorCount', { count }),
        }}
      />
      <Inline gap={3} role="group" aria-label={t('forms.chosen')}>
        {chosen.map((name) => (
          <Chip
            key={name}
            removeLabel={t('forms.removeColor', { name: t(`forms.colors.${name}`) })}
            onRemove={() => setChosen(chosen.filter((each) => each !== name))}
          >
            {t(`forms.colors.${name}`)}
          </Chip>
        ))}
      </Inline>
    </FieldGrid>
  );
}
