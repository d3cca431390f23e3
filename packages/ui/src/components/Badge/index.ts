export { Badge, type BadgeProps } from './Badge';
export { BADGE_TONES, type BadgeTone } from './types';
