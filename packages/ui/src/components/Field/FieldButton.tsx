import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';
import { InsideButton } from './Control.styles';

/**
 * A quiet button inside a field's frame. Its name is hidden text, not an `aria-label`, so that a search for the field
 * "Password" by its label doesn't find the button "Show password".
 */
export function FieldButton({ icon, label, onPress, disabled, controls, skipTab }: FieldButtonProps) {
  return (
    <InsideButton
      type="button"
      disabled={disabled}
      aria-controls={controls}
      tabIndex={skipTab ? -1 : undefined}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
      <HiddenText>{label}</HiddenText>
    </InsideButton>
  );
}

interface FieldButtonProps {
  icon: IconName;
  label: string;
  /** Missing where an element around it handles the press. */
  onPress?: () => void;
  disabled?: boolean;
  /** Id of the control that it affects. */
  controls?: string;
  /** Whether the Tab key skips it, because a key of the field already does the same. */
  skipTab?: boolean;
}
