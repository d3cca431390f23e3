import { useRef } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Checkbox } from '../Checkbox/Checkbox';
import { IconButton } from '../IconButton/IconButton';
import { Line, Pill } from './ColouredTagRow.styles';
import { TagEditor } from './TagEditor';
import type { TagRowProps } from './tagRow';
import type { TagColors } from './types';

/** A tag in its colour, with its editor below while that is open. */
export function ColouredTagRow({ tag, isOn, disabled, colors, isEdited, onEdit, onToggle, ...editor }: ColouredTagProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const pill = <Pill data-tone={tag.color}>{tag.title}</Pill>;
  /** Closes the editor, because an open row would take the focus along. */
  const close = () => {
    edit.current?.focus();
    onEdit(false);
  };
  return (
    <li>
      <Line
        onKeyDown={(event) => {
          // The focus is still here when the editor has just opened: Escape must not reach the dialog around it.
          if (event.key !== 'Escape' || !isEdited || isComposing(event)) return;
          event.stopPropagation();
          colors.drafts?.remove(tag.id);
          close();
        }}
      >
        {onToggle ? <Checkbox label={pill} checked={isOn} disabled={disabled} onChange={onToggle} /> : pill}
        <IconButton
          icon={isEdited ? 'chevronUp' : 'edit'}
          size="sm"
          label={colors.edit(tag.title)}
          expanded={isEdited}
          disabled={disabled}
          onPress={() => onEdit(!isEdited)}
          ref={edit}
        />
      </Line>
      {isEdited && (
        <TagEditor
          {...editor}
          tag={tag}
          colors={colors}
          onSave={(change) => {
            editor.onChange(change);
            close();
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}

interface ColouredTagProps extends TagRowProps {
  colors: TagColors;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}
