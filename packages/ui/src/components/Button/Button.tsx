import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Ring } from '../Spinner/Spinner.styles';
import { ButtonRoot } from './Button.styles';
import type { ButtonSize, ButtonVariant } from './types';

/**
 * Does something when pressed. Renders a native `<button>`.
 * While `loading` it keeps the focus and its place, and presses do nothing: what it does is done once.
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
  /** `primary`: the one main act of a screen. `critical`: destroys. `quiet`: among others, in rows and bars. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** Stands before the text. */
  icon?: IconName;
  /** The button's action is under way. */
  loading?: boolean;
  /** Takes the text's place while loading, such as "Saving…". */
  loadingText?: string;
  /** Takes the whole width of its place. */
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
  /** On, or chosen among others; it looks so. */
  'aria-pressed'?: boolean;
}
