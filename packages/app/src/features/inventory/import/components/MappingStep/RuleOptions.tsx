import { RadioGroup, Select, Stack } from '@stockroom/ui';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import { IDENTIFIERS, type Mapping, WEIGHT_UNITS } from '#features/inventory/import/model/mapping';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Options } from './MappingStep.styles';

const MODES = ['all', 'new', 'known'] as const;
const EMPTIES = ['keep', 'clear'] as const;

/** How a row finds its product, which rows are imported, and the meaning of an empty cell. */
export function RuleOptions({ mapping, onEvent }: RuleOptionsProps) {
  const { t } = useTranslation('import');
  const change = (changes: (ImportEvent & { type: 'mapping.changed' })['changes']) =>
    onEvent({ type: 'mapping.changed', changes });
  const identifiers = IDENTIFIERS.filter((item) => mapping.targets.includes(item) || item === mapping.identifyBy);
  return (
    <Options>
      <RadioGroup
        label={t('map.mode')}
        value={mapping.mode}
        options={MODES.map((mode) => ({ value: mode, label: t(`map.modes.${mode}`) }))}
        onChange={(mode) => change({ mode })}
      />
      <RadioGroup
        label={t('map.emptyCells')}
        value={mapping.emptyCells}
        options={EMPTIES.map((empty) => ({ value: empty, label: t(`map.empties.${empty}`) }))}
        onChange={(emptyCells) => change({ emptyCells })}
      />
      <Stack>
        <Select
          label={t('map.identifyBy')}
          value={mapping.identifyBy}
          options={identifiers.map((item) => ({ value: item, label: t(`map.identify.${item}`) }))}
          onChange={(identifyBy) => change({ identifyBy })}
        />
        {mapping.targets.includes('weight') && (
          <Select
            label={t('map.weightUnit')}
            value={mapping.weightUnit}
            options={WEIGHT_UNITS.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
            onChange={(weightUnit) => change({ weightUnit })}
          />
        )}
      </Stack>
    </Options>
  );
}

export interface RuleOptionsProps {
  mapping: Mapping;
  onEvent: (event: ImportEvent) => void;
}
