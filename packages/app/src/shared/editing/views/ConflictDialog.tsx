import { Button, Dialog, RadioGroup, Stack, Text } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { Choice, FieldConflict } from '../model/merge';
import type { RecordLabels } from '../model/recordLabels';
import { Field as FieldBox, Row } from './ConflictDialog.styles';
import { useValueText } from './useValueText';

/**
 * Settles a record that two people changed, field by field: yours, theirs or, where it makes sense, both changes. Nothing
 * is preselected, and closing it leaves the edit unchanged. `<ConflictDialog {...edit.conflict} labels={labels} />`
 */
export function ConflictDialog<Field extends string>(props: ConflictDialogProps<Field>) {
  const { open, conflicts, choices, hasTriedToSave, labels, onChoose, onChooseAll, onSave, onLater } = props;
  const { t } = useTranslation('editing');
  const textOf = useValueText(labels);
  const isSettled = conflicts.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onLater()}
      title={t('conflict.title')}
      description={
        isSettled
          ? (labels.keepsChanging ?? t('conflict.again'))
          : (labels.changedByTwo ?? t('conflict.message', { name: labels.name }))
      }
      size="md"
      dismissable={false}
      closeLabel={t('conflict.later')}
      footer={
        <>
          <Button variant="quiet" onPress={onLater}>
            {t('conflict.later')}
          </Button>
          <Button variant="primary" onPress={onSave}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      {!isSettled && (
        <Row>
          <Button size="sm" onPress={() => onChooseAll('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="sm" onPress={() => onChooseAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </Row>
      )}
      <Stack>
        {conflicts.map(({ field, base, mine, theirs, both }) => (
          <FieldBox key={field}>
            <RadioGroup
              label={labels.field(field)}
              help={
                <Text font="small" tone="muted" overflow="break">
                  {t('conflict.before', { value: textOf(field, base) })}
                </Text>
              }
              value={choices[field] ?? ''}
              onChange={(choice) => onChoose(field, choice as Choice)}
              error={hasTriedToSave && !choices[field] ? t('conflict.choose') : undefined}
              options={[
                { value: 'mine', label: t('conflict.mine', { value: textOf(field, mine) }) },
                { value: 'theirs', label: t('conflict.theirs', { value: textOf(field, theirs) }) },
                ...(both === undefined ? [] : [{ value: 'both', label: t('conflict.both', { value: textOf(field, both) }) }]),
              ]}
            />
          </FieldBox>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Props from `useRecordEdit`. */
export interface ConflictState<Field extends string> {
  open: boolean;
  conflicts: readonly FieldConflict<Field>[];
  choices: Partial<Record<Field, Choice>>;
  /** Whether saving was attempted before all was chosen. */
  hasTriedToSave: boolean;
  onChoose: (field: Field, choice: Choice) => void;
  onChooseAll: (choice: 'mine' | 'theirs') => void;
  onSave: () => void;
  onLater: () => void;
}

export interface ConflictDialogProps<Field extends string> extends ConflictState<Field> {
  labels: RecordLabels<Field>;
}
