import { Card, Select, Switch, Text, Inline, Stack } from '@stockroom/ui';
import { useState } from 'react';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import { type Mapping, TAX_STYLES } from '#features/inventory/import/model/mapping';
import { type DecimalSign, parseNumber } from '#features/inventory/import/model/reading/numberStyle';
import type { FileInfo } from '#features/inventory/import/model/report';
import { isNumberTarget, type Target, TARGETS } from '#features/inventory/import/model/targets';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ColumnRow, Columns } from './MappingStep.styles';
import { useColumnName } from './useColumnName';

const NONE = 'none';

/** Number of columns above which a file first shows only its imported columns. */
const MANY_COLUMNS = 20;

/** Every column of the file with some of its values, and the field it becomes. */
export function MappingTable({ info, mapping, onEvent }: MappingTableProps) {
  const { t } = useTranslation('import');
  const columnName = useColumnName();
  const used = mapping.targets.filter((target) => target !== null).length;
  const [onlyUsed, setOnlyUsed] = useState(info.columns.length > MANY_COLUMNS && used > 0);
  // Shown rows stay during an edit: a row must not vanish while the user empties it.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const shown = info.columns.flatMap((_, column) =>
    !onlyUsed || mapping.targets[column] !== null || touched.has(column) ? [column] : [],
  );
  const options = [
    { value: NONE, label: t('map.none') },
    ...TARGETS.map((target) => ({ value: target, label: t(`target.${target}`) })),
  ];
  const map = (column: number, value: string) => {
    setTouched((before) => new Set([...before, column]));
    onEvent({ type: 'column.mapped', column, target: value === NONE ? null : (value as Target) });
  };
  return (
    <Card title={t('map.title')}>
      <Stack>
        <Inline columnGap={4} justify="between">
          <Text font="small" tone="muted" overflow="break">
            {t('map.intro')} {t('map.used', { used, total: info.columns.length })}
          </Text>
          {info.columns.length > MANY_COLUMNS && <Switch label={t('map.onlyUsed')} checked={onlyUsed} onChange={setOnlyUsed} />}
        </Inline>
        <Columns>
          {shown.map((column) => {
            const target = mapping.targets[column] ?? null;
            const name = columnName(info, column);
            const samples = info.columns[column]?.samples ?? [];
            return (
              <ColumnRow key={column}>
                <div>
                  <Text font="bodyStrong" overflow="break" as="div">
                    {name}
                  </Text>
                  <Text font="small" tone="muted" overflow="cut" as="div" title={samples.join(' · ')}>
                    {samples.length === 0 ? t('map.nothing') : samples.join(' · ')}
                  </Text>
                </div>
                <Select
                  label={t('map.becomesOf', { column: name })}
                  hideLabel
                  value={target ?? NONE}
                  options={options}
                  onChange={(value) => map(column, value)}
                />
                {isNumberTarget(target) && (
                  <Stack>
                    <NumberFormatSelect {...{ info, mapping, column, name, onEvent }} />
                    {target === 'taxPercent' && <TaxFormatSelect {...{ info, mapping, column, name, onEvent }} />}
                  </Stack>
                )}
              </ColumnRow>
            );
          })}
        </Columns>
      </Stack>
    </Card>
  );
}

/** Number format of a column: shown where it matters, asked where it cannot be detected. */
function NumberFormatSelect({ info, mapping, column, name, onEvent }: MappingTableProps & { column: number; name: string }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const sample = info.columns[column]?.numberSample;
  if (!sample) return null;
  const read = (sign: DecimalSign) => {
    const value = parseNumber(sample, sign);
    return value === null || Number.isNaN(value) ? '—' : format.number(value, 6);
  };
  return (
    <Select
      label={t('map.numbersOf', { column: name })}
      hideLabel
      value={mapping.decimals[column] ?? ''}
      placeholder={t('map.decimalAsk', { sample })}
      error={mapping.decimals[column] === null ? t('map.decimalAsk', { sample }) : undefined}
      options={[
        { value: 'dot', label: t('map.decimalDot', { sample, value: read('dot') }) },
        { value: 'comma', label: t('map.decimalComma', { sample, value: read('comma') }) },
      ]}
      onChange={(sign) => onEvent({ type: 'decimal.chosen', column, sign })}
    />
  );
}

/** Whether taxes are fractions or percentages: asked where all of them are below one. */
function TaxFormatSelect({ info, mapping, column, name, onEvent }: MappingTableProps & { column: number; name: string }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const sample = info.columns[column]?.shareSample;
  if (!sample) return null;
  const value = parseNumber(sample, mapping.decimals[column] ?? (sample.includes(',') ? 'comma' : 'dot')) ?? 0;
  const percent = { percent: format.number(value, 6), share: format.number(Math.round(value * 1e6) / 1e4, 6) };
  return (
    <Select
      label={t('map.taxesOf', { column: name })}
      hideLabel
      value={mapping.taxes ?? ''}
      placeholder={t('map.taxesAsk', { sample })}
      error={mapping.taxes === null ? t('map.taxesAsk', { sample }) : undefined}
      options={TAX_STYLES.map((style) => ({
        value: style,
        label: t(`map.taxes.${style}`, { sample, value: percent[style] }),
      }))}
      onChange={(taxes) => onEvent({ type: 'mapping.changed', changes: { taxes } })}
    />
  );
}

export interface MappingTableProps {
  info: FileInfo;
  mapping: Mapping;
  onEvent: (event: ImportEvent) => void;
}
