export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button';
export { Icon, icons, isIconName, type IconName, type IconProps } from './components/Icon';
export { Spinner, type SpinnerProps } from './components/Spinner';
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
