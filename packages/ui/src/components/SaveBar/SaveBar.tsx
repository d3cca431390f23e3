import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Acts, Bar, Message, Place, Said } from './SaveBar.styles';

/**
 * Appears when something is unsaved, says what, and saves or discards it. Renders a bar that sticks to the foot of its form;
 * the message is a `status`, so that its coming is announced. Stands as the form's last child.
 */
export function SaveBar({ open, message, saveLabel, discardLabel, onSave, onDiscard, saving, savingText }: SaveBarProps) {
  return (
    <Place>
      {/* The status is there before the words are, or they would not be announced. */}
      <div role="status">{open && !saving ? <Said>{message}</Said> : null}</div>
      {open && (
        <Bar>
          <Message aria-hidden>
            <Icon name="edit" />
            <span>{message}</span>
          </Message>
          <Acts>
            <Button variant="quiet" disabled={saving} onPress={onDiscard}>
              {discardLabel}
            </Button>
            <Button
              variant="primary"
              type={onSave ? 'button' : 'submit'}
              loading={saving}
              loadingText={savingText}
              onPress={onSave}
            >
              {saveLabel}
            </Button>
          </Acts>
        </Bar>
      )}
    </Place>
  );
}

export interface SaveBarProps {
  /** Something is unsaved. */
  open: boolean;
  /** What is unsaved: "Price and stock of Oak watch". */
  message: string;
  saveLabel: string;
  discardLabel: string;
  /** Without it the button submits the form that the bar stands in. */
  onSave?: () => void;
  onDiscard: () => void;
  saving?: boolean;
  /** Takes the save button's text while saving. */
  savingText?: string;
}
