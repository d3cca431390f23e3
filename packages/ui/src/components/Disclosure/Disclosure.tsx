import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { Content, DisclosureRoot, Summary } from './Disclosure.styles';

/** Hides what few need behind a line that says what it is. Renders a native `<details>`, which the browser's search opens too. */
export function Disclosure({ summary, children, open, onOpenChange, id, look = 'plain' }: DisclosureProps) {
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => onOpenChange?.(event.currentTarget.open);
  return (
    <DisclosureRoot id={id} data-look={look} open={open} onToggle={toggle}>
      <Summary>
        <Icon name="chevronRight" />
        {summary}
      </Summary>
      <Content>{children}</Content>
    </DisclosureRoot>
  );
}

export interface DisclosureProps {
  /** A summary of the content: "4 lines could not be read". */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open; the person may change it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** So that an address can lead here. */
  id?: string;
  /** `row`: one of several questions under each other, over the whole width. @default 'plain' */
  look?: 'plain' | 'row';
}
