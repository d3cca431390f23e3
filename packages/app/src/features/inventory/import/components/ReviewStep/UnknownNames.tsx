import { Button, Card, ComboBox, Text, Stack } from '@stockroom/ui';
import { useState } from 'react';
import type { ImportEvent } from '#features/inventory/import/model/importState';
import { canMake, MAKE_NAME } from '#features/inventory/import/model/judging/newNames';
import type { UnknownName } from '#features/inventory/import/model/report';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PlainList } from '../Import.styles';
import type { NameOptions } from './FixField';
import { NameRow } from './ReviewStep.styles';

/** Number of names shown first, and number added by each press: a supplier's file may have hundreds. */
const INITIAL_NAMES = 6;
const NAMES_PER_PRESS = 30;

/** Brands, categories and similar names in the file that the store lacks: each can be mapped to an existing one. */
export function UnknownNames({ unknown, names, onEvent }: UnknownNamesProps) {
  const { t } = useTranslation('import');
  const [wanted, setWanted] = useState(INITIAL_NAMES);
  const shown = unknown.slice(0, wanted);
  return (
    <Card title={t('names.title')}>
      <Stack>
        <Text font="small" tone="muted" overflow="break">
          {t('names.help')}
        </Text>
        <PlainList>
          {shown.map(({ target, name, rows, chosen }) => {
            const field = t(`target.${target}`);
            return (
              <NameRow key={`${target} ${name}`}>
                <span>{t('names.item', { field, name, count: rows })}</span>
                <ComboBox
                  label={t('names.label', { field, name })}
                  hideLabel
                  value={chosen === null ? null : String(chosen)}
                  placeholder={t('names.placeholder')}
                  options={[
                    ...(canMake(target, name) ? [{ value: String(MAKE_NAME), label: t('names.make', { name }) }] : []),
                    { value: '0', label: t('names.none', { field }) },
                    ...names[target],
                  ]}
                  labels={{ noMatch: t('names.noMatch'), open: t('names.open'), clear: t('names.clear') }}
                  onChange={(id) => onEvent({ type: 'name.chosen', target, name, id: id === null ? null : Number(id) })}
                />
              </NameRow>
            );
          })}
        </PlainList>
        {shown.length < unknown.length && (
          <div>
            <Button size="sm" onPress={() => setWanted(wanted + NAMES_PER_PRESS)}>
              {t('names.more', { count: Math.min(NAMES_PER_PRESS, unknown.length - shown.length) })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

export interface UnknownNamesProps {
  unknown: readonly UnknownName[];
  names: NameOptions;
  onEvent: (event: ImportEvent) => void;
}
