import { useRef, type ReactNode } from 'react';
import { useFocusHandedOn } from '../ErrorState/useFocusHandedOn';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { DismissButton } from '../overlay/DismissButton';
import { Actions, AlertRoot, Content, DismissPlace, Sign, Title } from './Alert.styles';
import type { AlertKind, AlertLook } from './types';

/**
 * A message that stays where it is about. Renders a `<div>`; an error is announced at once (`role="alert"`), the other
 * kinds only if `live` says so. When it goes with the focus on its button, the focus stays in what it stood in: the dialog, the
 * page's `<main>`.
 */
export function Alert({
  kind = 'info',
  look = 'soft',
  title,
  icon = SIGNS[kind],
  onDismiss,
  dismissLabel,
  actions,
  live = kind === 'error' ? 'assertive' : 'off',
  children,
}: AlertProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHandedOn(root);
  return (
    <AlertRoot ref={root} role={ROLES[live]} data-kind={kind} data-look={look}>
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

/** Each kind has a sign of its own, so that its colour is not all that tells it. */
const SIGNS: Record<AlertKind, IconName> = {
  primary: 'bell',
  accent: 'star',
  warn: 'cross',
  basic: 'bookmark',
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  error: 'error',
};

const ROLES = { polite: 'status', assertive: 'alert', off: undefined } as const;

interface BaseProps {
  /** What the message is. @default 'info' */
  kind?: AlertKind;
  /** How loud: `soft` in pages, `border` in cards, `outline` in forms, `fill` for what concerns the whole app. @default 'soft' */
  look?: AlertLook;
  /** One line that says it all. */
  title?: string;
  /** Takes the place of the kind's own sign; `null` for none. */
  icon?: IconName | null;
  /** Buttons or links, under the text. */
  actions?: ReactNode;
  /** Whether a screen reader says it when it appears. @default 'assertive' for `error`, 'off' for the others */
  live?: 'polite' | 'assertive' | 'off';
  children?: ReactNode;
}

/** With `onDismiss` it has a cross, which needs a name. */
export type AlertProps = BaseProps &
  ({ onDismiss?: undefined; dismissLabel?: string } | { onDismiss: () => void; dismissLabel: string });
