import { useRef, type ReactNode } from 'react';
import { useFocusFallback } from '../ErrorState/useFocusFallback';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { DismissButton } from '../overlay/DismissButton';
import { Actions, AlertRoot, Content, DismissSlot, Sign, Title } from './Alert.styles';
import type { AlertTone, AlertVariant } from './types';

/**
 * A message that stays beside its subject. Renders a `<div>`; a `critical` one is announced at once (`role="alert"`), the other
 * tones only with `live`. When it is removed while its button has the focus, the focus moves to its container: the dialog, or
 * the page's `<main>`.
 */
export function Alert({
  tone = 'info',
  variant = 'soft',
  title,
  icon = ICONS[tone],
  onDismiss,
  dismissLabel,
  actions,
  live = tone === 'critical' ? 'assertive' : 'off',
  children,
}: AlertProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <AlertRoot ref={root} role={ROLES[live]} data-tone={tone} data-look={variant}>
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
        <DismissSlot>
          <DismissButton label={dismissLabel ?? ''} onPress={onDismiss} />
        </DismissSlot>
      )}
    </AlertRoot>
  );
}

/** Icons of the tones, so that a tone is not told by colour alone. */
const ICONS: Record<AlertTone, IconName> = {
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
  /**
   * Prominence: `soft` in pages, `border` in cards, `outline` in forms, `fill` for a message about the whole app. @default
   * 'soft'
   */
  variant?: AlertVariant;
  /** Summary in one line. */
  title?: string;
  /** Icon instead of the tone's own; `null` for none. */
  icon?: IconName | null;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Whether a screen reader announces it when it appears. @default 'assertive' for `critical`, 'off' for the others */
  live?: 'polite' | 'assertive' | 'off';
  children?: ReactNode;
}

/** Props of an alert. With `onDismiss` it has a close button, which needs a label. */
export type AlertProps = BaseProps &
  ({ onDismiss?: undefined; dismissLabel?: string } | { onDismiss: () => void; dismissLabel: string });
