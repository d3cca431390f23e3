import { Checkbox, Icon } from '@stockroom/ui';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Handle, Start } from './TaskRows.styles';

/** The start of a row: the handle that moves it, or during a selection its checkbox. */
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
  /** Whether the list is in its manual order. */
  canMove: boolean;
  /** Whether any row of the list is selected. */
  isSelecting: boolean;
  isSelected: boolean;
  /** @param isRange selects all rows from the last selected one */
  onToggle: (id: string, isRange: boolean) => void;
  /** Opens the row's move menu. */
  onMenu: (id: string, anchor: HTMLElement) => void;
}
