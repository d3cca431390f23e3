import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { Content, DisclosureRoot, Summary } from './Disclosure.styles';

/**
 * Hides rarely needed content behind a summary line. Renders a native `<details>`, which the browser's own search also opens.
 */
export function Disclosure({ summary, children, open, onOpenChange, id, variant = 'plain' }: DisclosureProps) {
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => onOpenChange?.(event.currentTarget.open);
  return (
    <DisclosureRoot id={id} data-look={variant} open={open} onToggle={toggle}>
      <Summary>
        <Icon name="chevronRight" />
        {summary}
      </Summary>
      <Content>{children}</Content>
    </DisclosureRoot>
  );
}

export interface DisclosureProps {
  /** Summary of the content: "4 lines could not be read". */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open; the user may change it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Id, so that a URL can link here. */
  id?: string;
  /** `row`: one of several questions in a list, over the whole width. @default 'plain' */
  variant?: 'plain' | 'row';
}
