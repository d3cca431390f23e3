import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { RecordLabels } from '../model/recordLabels';
import { List, Value } from './FieldConflicts.styles';
import { useValueText } from './useValueText';

/**
 * Conflicts of an autosaved record, changed here and elsewhere at once: shows both values and asks which to keep. Each is
 * settled on its own. `<FieldConflicts {...edit.conflict} labels={labels} />`
 */
export function FieldConflicts<Field extends string>({ fields, mine, theirs, labels, onSettle }: FieldConflictsProps<Field>) {
  const { t } = useTranslation('editing');
  const textOf = useValueText(labels);
  if (fields.length === 0) return null;
  return (
    <List>
      {fields.map((field) => (
        <Alert
          key={field}
          tone="warning"
          variant="border"
          live="polite"
          title={t('apart.title', { field: labels.field(field) })}
          actions={
            <>
              <Button size="sm" onPress={() => onSettle(field, 'mine')}>
                {t('apart.mine')}
              </Button>
              <Button size="sm" onPress={() => onSettle(field, 'theirs')}>
                {t('apart.theirs')}
              </Button>
            </>
          }
        >
          <Value>
            <dt>{t('apart.yours')}</dt>
            <dd>{textOf(field, mine[field])}</dd>
            <dt>{t('apart.stored')}</dt>
            <dd>{textOf(field, theirs[field])}</dd>
          </Value>
        </Alert>
      ))}
    </List>
  );
}

/** Props from `useAutosave`. */
export interface FieldConflictsState<Field extends string> {
  fields: readonly Field[];
  /** Values typed here. */
  mine: Readonly<Record<Field, unknown>>;
  /** Stored values. */
  theirs: Readonly<Record<Field, unknown>>;
  onSettle: (field: Field, take: 'mine' | 'theirs') => void;
}

export interface FieldConflictsProps<Field extends string> extends FieldConflictsState<Field> {
  labels: Pick<RecordLabels<Field>, 'field' | 'value'>;
}
