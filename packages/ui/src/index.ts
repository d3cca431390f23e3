export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button';
export { Checkbox, type CheckboxProps } from './components/Checkbox';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary';
export type { FieldProps } from './components/Field';
export { Form, type FormProps } from './components/Form';
export { Icon, icons, isIconName, type IconName, type IconProps } from './components/Icon';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField';
export { Spinner, type SpinnerProps } from './components/Spinner';
export { TextField, type TextFieldProps } from './components/TextField';
export { SCHEMES, THEMES, type SchemeName, type ThemeName } from './theme/themeNames';
export { themeClass } from './theme/themeClass';
export {
  color,
  colorVariable,
  focusRing,
  font,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  visuallyHidden,
  z,
} from './tokens/css';
export { breakpoints } from './tokens/scales';
