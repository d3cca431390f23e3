import { useState } from 'react';
import { categoryOf } from '../../tokens/categories';
import { Icon } from '../Icon/Icon';
import { AvatarRoot, Face, Presence } from './Avatar.styles';
import { initials } from './initials';

export const PRESENCES = ['online', 'away', 'busy', 'not-visible'] as const;
export type PresenceName = (typeof PRESENCES)[number];

/**
 * A person's picture, or their initials on a colour of their own when there is none or it can't be loaded. Renders an image
 * named after the person.
 */
export function Avatar({ name, src, size = 40, presence, presenceLabel, locale, decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const letters = initials(name, locale);
  const picture = src && broken !== src ? src : null;
  const label = [name, presenceLabel].filter(Boolean).join(', ');
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <AvatarRoot {...naming} style={{ width: size, height: size, fontSize: Math.max(11, size * 0.38) }}>
      <Face data-letters={decorative && !picture ? letters : undefined} data-category={letters ? categoryOf(name) : undefined}>
        {picture && <img src={picture} alt="" width={size} height={size} decoding="async" onError={() => setBroken(picture)} />}
        {!picture && !letters && <Icon name="person" size={size > 32 ? 24 : 16} />}
        {!picture && !decorative && letters}
      </Face>
      {presence && <PresenceMark presence={presence} size={Math.max(10, Math.round(size * 0.3))} />}
    </AvatarRoot>
  );
}

/** The mark of a presence: a colour and a shape of its own. Decorative: the text is beside it. */
export function PresenceMark({ presence, size, alone = false }: PresenceMarkProps) {
  return (
    <Presence aria-hidden data-presence={presence} data-alone={alone || undefined} viewBox="0 0 10 10" width={size} height={size}>
      <circle cx="5" cy="5" r="5" />
      {presence === 'busy' && <path d="M3 5h4" />}
      {presence === 'away' && <path d="M5 2.6V5l1.6 1.2" />}
      {presence === 'not-visible' && <circle cx="5" cy="5" r="2" />}
    </Presence>
  );
}

export interface PresenceMarkProps {
  presence: PresenceName;
  /** In px. */
  size: number;
  /** Whether it is inline instead of at the corner of an avatar. @default false */
  alone?: boolean;
}

export interface AvatarProps {
  /** The person's name; may be empty in imported data. */
  name: string;
  /** URL of the picture, the app's own or checked by the app. */
  src?: string | null;
  /** Width and height in px. @default 40 */
  size?: 24 | 32 | 40 | 64 | 96;
  presence?: PresenceName;
  /** Presence in words. Required with `presence`, unless the avatar is decorative. */
  presenceLabel?: string;
  /** Language tag for the capitals of the initials. */
  locale?: string;
  /** Whether the name is beside it, so that screen readers skip it. @default false */
  decorative?: boolean;
}
