export { colorRoles, type ColorRole } from './colorRoles';
export { contrast } from './contrast';
export { color, colorVariable, focusRing, font, media, motion, radius, shadow, size, space, visuallyHidden, z } from './css';
export { breakpoints, motionScale, radiusScale, shadowNames, sizeScale, spaceScale, typeScale, zScale } from './scales';
