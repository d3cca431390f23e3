import { Button, Dialog, RadioGroup } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { DraftField } from '../../model/draft';
import type { Choice, FieldConflict } from '../../model/merge';
import { Before, Field, Fields, Row } from './ConflictDialog.styles';
import { useValueText } from './useValueText';

/**
 * Settles a product that two people changed, field by field: yours, theirs or, for counts, both changes (screens, 1.3).
 * Nothing is chosen beforehand, and closing it keeps the edit as it is.
 */
export function ConflictDialog({
  open,
  name,
  conflicts,
  choices,
  isTried,
  nameOf,
  onChoose,
  onChooseAll,
  onSave,
  onLater,
}: ConflictDialogProps) {
  const { t } = useTranslation('inventory');
  const textOf = useValueText(nameOf);
  const isSettled = conflicts.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onLater()}
      title={t('conflict.title')}
      description={isSettled ? t('conflict.again') : t('conflict.message', { name })}
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
      <Fields>
        {conflicts.map(({ field, base, mine, theirs, both }) => (
          <Field key={field}>
            <RadioGroup
              label={t(`fields.${field}`)}
              help={<Before>{t('conflict.before', { value: textOf(field, base) })}</Before>}
              value={choices[field] ?? ''}
              onChange={(choice) => onChoose(field, choice as Choice)}
              error={isTried && !choices[field] ? t('conflict.choose') : undefined}
              options={[
                { value: 'mine', label: t('conflict.mine', { value: textOf(field, mine) }) },
                { value: 'theirs', label: t('conflict.theirs', { value: textOf(field, theirs) }) },
                ...(both === undefined ? [] : [{ value: 'both', label: t('conflict.both', { value: textOf(field, both) }) }]),
              ]}
            />
          </Field>
        ))}
      </Fields>
    </Dialog>
  );
}

export interface ConflictDialogProps {
  open: boolean;
  /** Of the product. */
  name: string;
  conflicts: readonly FieldConflict[];
  choices: Partial<Record<DraftField, Choice>>;
  /** Whether saving was tried before all was chosen. */
  isTried: boolean;
  /** Name of what a field points at, if it is known. */
  nameOf: (field: DraftField, id: number) => string | undefined;
  onChoose: (field: DraftField, choice: Choice) => void;
  onChooseAll: (choice: 'mine' | 'theirs') => void;
  onSave: () => void;
  onLater: () => void;
}
