import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import type { ButtonSize, ButtonVariant } from '../Button/types';
import { ButtonLinkRoot, LinkRoot } from './Link.styles';
import { Anchor, type NavigationProps } from './LinkContext';

/** Goes somewhere. Renders an `<a>`, so that a new tab, a copied address and the status bar work as people expect. */
export function Link({ look = 'text', externalText, children, ...rest }: LinkProps) {
  return (
    <LinkRoot {...rest} data-look={look}>
      {children}
      {rest.external && <Icon name="external" size={16} label={externalText} />}
    </LinkRoot>
  );
}

/** A link with the look of a button: the way to another screen from where buttons stand. Renders an `<a>`. */
export function ButtonLink({ variant = 'secondary', size = 'md', icon, fullWidth, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonLinkRoot {...rest} as={Anchor} data-variant={variant} data-size={size} data-full-width={fullWidth || undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </ButtonLinkRoot>
  );
}

interface CommonLinkProps extends NavigationProps {
  /** A path of the app, or an address that the app's guard has let through. */
  href: string;
  children: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
  'aria-describedby'?: string;
  /** -1 takes it out of the tab order, where keys lead to the same place another way. */
  tabIndex?: -1;
}

export interface LinkProps extends CommonLinkProps {
  /** `text`: in running text. `record`: the name of a record in a list. @default 'text' */
  look?: 'text' | 'record';
  /** Says what the icon of an external link means, such as "opens in a new tab". */
  externalText?: string;
}

export interface ButtonLinkProps extends CommonLinkProps {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** Stands before the text. */
  icon?: IconName;
  /** Takes the whole width of its place. */
  fullWidth?: boolean;
}
