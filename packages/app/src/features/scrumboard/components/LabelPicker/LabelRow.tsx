import type { BoardLabel } from '@stockroom/contract';
import { Checkbox, IconButton } from '@stockroom/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { LabelEditor, type LabelEditorProps } from './LabelEditor';
import { Pill, Row } from './LabelPicker.styles';

/** A label of the picker, and under it what changes it, while that is open. */
export function LabelRow({ label, isOn, isEdited, isTaken, onToggle, onEdit, onChange, onRemove }: LabelRowProps) {
  const { t } = useTranslation('scrumboard');
  const edit = useRef<HTMLButtonElement>(null);
  const pill = <Pill data-tone={label.color}>{label.title}</Pill>;
  /** What was opened would take the focus along. */
  const close = () => {
    edit.current?.focus();
    onEdit(false);
  };
  return (
    <li>
      <Row>
        {onToggle ? <Checkbox label={pill} checked={isOn} onChange={() => onToggle(label.id)} /> : pill}
        <IconButton
          icon={isEdited ? 'chevronUp' : 'edit'}
          size="sm"
          label={t('labels.edit', { label: label.title })}
          expanded={isEdited}
          onPress={() => onEdit(!isEdited)}
          buttonRef={edit}
        />
      </Row>
      {isEdited && (
        <LabelEditor
          label={label}
          isTaken={isTaken}
          onSave={(patch) => {
            onChange(label.id, patch);
            close();
          }}
          onCancel={close}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}

export interface LabelRowProps extends Pick<LabelEditorProps, 'label' | 'isTaken' | 'onRemove'> {
  /** Whether the card has it. */
  isOn: boolean;
  isEdited: boolean;
  /** Left out where labels are kept and none is put on anything. */
  onToggle?: ((id: string) => void) | undefined;
  onEdit: (isEdited: boolean) => void;
  onChange: (id: string, patch: { title?: string; color?: BoardLabel['color'] }) => void;
}
