import { Checkbox, Icon } from '@stockroom/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Handle, Start } from './TaskRows.styles';

/** The start of a row: the button that moves it, or during a selection its checkbox. */
export function RowStart({ id, title, canMove, isSelecting, isSelected, onToggle, onMenu }: RowStartProps) {
  const { t } = useTranslation('tasks');
  const isRange = useRef(false);
  if (isSelecting) {
    return (
      <Start
        role="presentation"
        onClickCapture={(event) => {
          isRange.current = event.shiftKey;
        }}
      >
        <Checkbox
          label={t('row.select', { title })}
          hideLabel
          checked={isSelected}
          onChange={() => {
            onToggle(id, isRange.current);
            isRange.current = false;
          }}
        />
      </Start>
    );
  }
  if (!canMove) return <Start />;
  return (
    <Start>
      <Handle
        type="button"
        aria-label={t('row.move', { title })}
        aria-haspopup="menu"
        data-drag-handle
        onClick={(event) => onMenu(id, event.currentTarget)}
      >
        <Icon name="sort" size={20} />
      </Handle>
    </Start>
  );
}

export interface RowStartProps {
  id: string;
  title: string;
  /** Whether the list stands in the order that a person gave it. */
  canMove: boolean;
  /** Something of the list is selected. */
  isSelecting: boolean;
  isSelected: boolean;
  /** @param isRange all from the one that was chosen last */
  onToggle: (id: string, isRange: boolean) => void;
  /** Opens the menu that moves it. */
  onMenu: (id: string, anchor: HTMLElement) => void;
}
