import { useRef, type ReactNode } from 'react';
import { useFocusFallback } from '../ErrorState/useFocusFallback';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { DismissButton } from '../overlay/DismissButton';
import { Actions, AlertRoot, Content, DismissPlace, Sign, Title } from './Alert.styles';
import type { AlertTone, AlertLook } from './types';

/**
 * A message that stays where it is about. Renders a `<div>`; a `critical` one is announced at once (`role="alert"`), the other
 * tones only if `live` says so. When it goes with the focus on its button, the focus stays in what it stood in: the dialog, the
 * page's `<main>`.
 */
export function Alert({
  tone = 'info',
  look = 'soft',
  title,
  icon = SIGNS[tone],
  onDismiss,
  dismissLabel,
  actions,
  live = tone === 'critical' ? 'assertive' : 'off',
  children,
}: AlertProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <AlertRoot ref={root} role={ROLES[live]} data-tone={tone} data-look={look}>
      {icon && (
        <Sign>
          <Icon name={icon} />
        </Sign>
      )}
      <Content>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {onDismiss && (
        <DismissPlace>
          <DismissButton label={dismissLabel ?? ''} onPress={onDismiss} />
        </DismissPlace>
      )}
    </AlertRoot>
  );
}

/** Each tone has a sign of its own, so that its colour is not all that tells it. */
const SIGNS: Record<AlertTone, IconName> = {
  primary: 'bell',
  accent: 'star',
  warn: 'cross',
  basic: 'bookmark',
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  critical: 'error',
};

const ROLES = { polite: 'status', assertive: 'alert', off: undefined } as const;

interface BaseProps {
  /** The message's kind. @default 'info' */
  tone?: AlertTone;
  /** How loud: `soft` in pages, `border` in cards, `outline` in forms, `fill` for what concerns the whole app. @default 'soft' */
  look?: AlertLook;
  /** One line that says it all. */
  title?: string;
  /** Takes the place of the tone's own sign; `null` for none. */
  icon?: IconName | null;
  /** Buttons or links, under the text. */
  actions?: ReactNode;
  /** Whether a screen reader says it when it appears. @default 'assertive' for `critical`, 'off' for the others */
  live?: 'polite' | 'assertive' | 'off';
  children?: ReactNode;
}

/** With `onDismiss` it has a cross, which needs a name. */
export type AlertProps = BaseProps &
  ({ onDismiss?: undefined; dismissLabel?: string } | { onDismiss: () => void; dismissLabel: string });
