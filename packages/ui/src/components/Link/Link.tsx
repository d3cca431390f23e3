import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button/types';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { ButtonLinkRoot, LinkRoot, Tail } from './Link.styles';
import { Anchor, type NavigationProps } from './LinkContext';

/**
 * A link to a page or an address. Renders an `<a>`, so that a new tab, a copied address and the status bar work as people
 * expect.
 */
export function Link({ variant = 'text', externalText, children, ...rest }: LinkProps) {
  const icon = rest.external && <Icon name="external" size={16} label={externalText} />;
  return (
    <LinkRoot {...rest} data-look={variant}>
      {icon && typeof children === 'string' ? <TextWithTail text={children}>{icon}</TextWithTail> : children}
      {typeof children !== 'string' && icon}
    </LinkRoot>
  );
}

/** In characters. A longer word, such as an address, may break anywhere. */
const MAX_UNBROKEN_LENGTH = 20;

/** A text with an icon at its end that never wraps onto a line alone. */
function TextWithTail({ text, children }: { text: string; children: ReactNode }) {
  const end = text.lastIndexOf(' ') + 1;
  const last = text.length - end > MAX_UNBROKEN_LENGTH ? text.length : end;
  return (
    <>
      {text.slice(0, last)}
      <Tail>
        {text.slice(last)}
        {children}
      </Tail>
    </>
  );
}

/** A link that looks like a button, for leading to another screen from among buttons. Renders an `<a>`. */
export function ButtonLink({ variant = 'secondary', size = 'md', icon, fullWidth, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonLinkRoot {...rest} as={Anchor} data-variant={variant} data-size={size} data-full-width={fullWidth || undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </ButtonLinkRoot>
  );
}

interface CommonLinkProps extends NavigationProps {
  /** A path of the app, or an address that passed the app's URL check. */
  href: string;
  children: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
  'aria-describedby'?: string;
  /** -1 takes it out of the tab order, where other keys lead to the same place. */
  tabIndex?: -1;
}

export interface LinkProps extends CommonLinkProps {
  /** `text`: in running text. `record`: the name of a record in a list. @default 'text' */
  variant?: 'text' | 'record';
  /** The meaning of an external link's icon, such as "opens in a new tab". */
  externalText?: string;
}

export interface ButtonLinkProps extends CommonLinkProps {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** Stands before the text. */
  icon?: IconName;
  /** Takes the whole width of its container. */
  fullWidth?: boolean;
}
