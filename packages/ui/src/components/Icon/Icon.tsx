import { drawings } from './iconRegistry';
import type { IconName } from './icons';

/** An icon in the colour of the text around it. Renders an `<svg>`, hidden from screen readers unless it has a label. */
export function Icon({ name, size = 20, label }: IconProps) {
  const Drawing = drawings[name];
  // The drawings hide themselves by default.
  const naming = label ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined } : { 'aria-hidden': true };
  // Keeps the space while the icon's module is not loaded.
  if (!Drawing) return <svg width={size} height={size} style={{ flex: 'none' }} {...naming} />;
  return <Drawing width={size} height={size} style={{ flex: 'none' }} focusable={false} {...naming} />;
}

export interface IconProps {
  name: IconName;
  /** Width and height in px. @default 20 */
  size?: 16 | 20 | 24;
  /** Its meaning, where no text beside it states it. */
  label?: string;
}
