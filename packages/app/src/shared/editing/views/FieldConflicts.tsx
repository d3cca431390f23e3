import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from '../../i18n/useTranslation';
import type { RecordWords } from '../model/recordWords';
import { List, Value } from './FieldConflicts.styles';
import { useValueText } from './useValueText';

/**
 * Fields of a record that is saved by itself, changed here and elsewhere at once: both values, and which is to stay (screens, 1.3).
 * Each is settled by itself. `<FieldConflicts {...edit.conflict} words={words} />`
 */
export function FieldConflicts<Field extends string>({ fields, mine, theirs, words, onSettle }: FieldConflictsProps<Field>) {
  const { t } = useTranslation('editing');
  const textOf = useValueText(words);
  if (fields.length === 0) return null;
  return (
    <List>
      {fields.map((field) => (
        <Alert
          key={field}
          tone="warning"
          look="border"
          live="polite"
          title={t('apart.title', { field: words.field(field) })}
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

/** What `useAutosave` gives it. */
export interface FieldConflictsState<Field extends string> {
  fields: readonly Field[];
  /** What was typed here. */
  mine: Readonly<Record<Field, unknown>>;
  /** What is stored now. */
  theirs: Readonly<Record<Field, unknown>>;
  onSettle: (field: Field, take: 'mine' | 'theirs') => void;
}

export interface FieldConflictsProps<Field extends string> extends FieldConflictsState<Field> {
  words: Pick<RecordWords<Field>, 'field' | 'value'>;
}
