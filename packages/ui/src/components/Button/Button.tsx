import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Ring } from '../Spinner/Spinner.styles';
import { ButtonRoot } from './Button.styles';
import type { ButtonSize, ButtonVariant } from './types';

/**
 * Runs an action when pressed. Renders a native `<button>`.
 * While `loading` it keeps its focus and size and ignores presses, so its action runs once.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  loading = false,
  loadingText,
  fullWidth = false,
  disabled,
  type = 'button',
  onPress,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onPress?.();
  };
  return (
    <ButtonRoot
      {...rest}
      ref={ref}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      data-full-width={fullWidth || undefined}
      onClick={press}
    >
      {loading ? <Ring aria-hidden style={{ width: 16, height: 16 }} /> : icon && <Icon name={icon} />}
      {loading && loadingText ? loadingText : children}
    </ButtonRoot>
  );
}

export interface ButtonProps {
  /**
   * `primary`: the main action of a screen. `critical`: destructive. `quiet`: among others, in rows and bars. @default 'secondary'
   */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: IconName;
  /** Whether the button's action is pending. */
  loading?: boolean;
  /** Replaces the text while loading, such as "Saving…". */
  loadingText?: string;
  /** Takes the whole width of its container. */
  fullWidth?: boolean;
  disabled?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit';
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** Verb first: "Add product". */
  children: ReactNode;
  id?: string;
  form?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  /** Whether it is on, or selected among others; shown by its style. */
  'aria-pressed'?: boolean;
}
