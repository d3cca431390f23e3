import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { BadgeRoot, BadgeText } from './Badge.styles';
import type { BadgeTone } from './types';

/** A short state or count beside its subject. Renders a `<span>`; the text says what the colour means. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <BadgeRoot data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      <BadgeText>{children}</BadgeText>
    </BadgeRoot>
  );
}

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: BadgeTone;
  /** Icon before the text. */
  icon?: IconName;
  /** One or two words, or a number. */
  children: ReactNode;
}
