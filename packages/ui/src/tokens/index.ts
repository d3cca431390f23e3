export { categoricalPartPairs, categoricalTextPairs, partPairs, textPairs } from '../theme/contrastPairs';
export { CATEGORIES, categoryOf, type Category } from './categories';
export { colorRoles, type ColorRole } from './colorRoles';
export { contrast } from './contrast';
export {
  awningStripe,
  color,
  colorVariable,
  focusRing,
  font,
  fontSize,
  media,
  motion,
  pageWidth,
  radius,
  shadow,
  size,
  space,
  topBarHeight,
  visuallyHidden,
  z,
} from './css';
export { breakpoints, motionScale, radiusScale, shadowNames, sizeScale, spaceScale, typeScale, zScale } from './scales';
export { typeUses } from './typeUses';
