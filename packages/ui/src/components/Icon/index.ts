export { Icon, type IconProps } from './Icon';
export { iconNames, isIconName, type IconName } from './icons';
