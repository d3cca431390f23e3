import type { Ref } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Tooltip } from '../Tooltip';
import { Count, IconButtonRoot } from './IconButton.styles';

/** A button with only an icon, a name for screen readers and a tooltip that shows the name. Renders a native `<button>`. */
export function IconButton({
  icon,
  label,
  size = 'md',
  variant = 'quiet',
  tooltip = true,
  pressed,
  expanded,
  controls,
  hasPopup,
  count,
  turned = false,
  unavailable = false,
  onPress,
  ref,
  ...rest
}: IconButtonProps) {
  const button = (
    <IconButtonRoot
      {...rest}
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={hasPopup}
      aria-disabled={unavailable || undefined}
      data-size={size}
      data-variant={variant}
      data-turned={turned || undefined}
      onClick={unavailable ? undefined : onPress}
    >
      <Icon name={icon} />
      {count ? <Count aria-hidden data-count={count > 99 ? '99+' : count} /> : null}
    </IconButtonRoot>
  );
  if (!tooltip) return button;
  return (
    <Tooltip text={label} describes={false}>
      {button}
    </Tooltip>
  );
}

export interface IconButtonProps {
  icon: IconName;
  /** The name: its action, verb first. With a count, name that too: "Messages, 3 unread". */
  label: string;
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
  /** Makes it a toggle that is on or off. */
  pressed?: boolean;
  /** Whether the element that the button opens and closes is open. */
  expanded?: boolean;
  /** The id of the element that the button opens. */
  controls?: string;
  hasPopup?: 'menu' | 'dialog' | 'listbox';
  /** Shows the name on hover and focus. @default true */
  tooltip?: boolean;
  /** A number in the corner; 0 shows none, above 99 is "99+". */
  count?: number;
  /** Turns the icon upside down, such as the chevron of an open section. @default false */
  turned?: boolean;
  /** Can't act now but keeps the focus, such as "next page" on the last page. @default false */
  unavailable?: boolean;
  disabled?: boolean;
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  /** -1 where arrow keys lead to the button, such as in a toolbar. */
  tabIndex?: 0 | -1;
  'aria-keyshortcuts'?: string;
  'aria-describedby'?: string;
}
