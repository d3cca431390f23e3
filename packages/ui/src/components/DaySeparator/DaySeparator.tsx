import { SeparatorRoot } from './DaySeparator.styles';

/** The heading of the messages that follow it, between two days. Renders an `h3`, so that users can jump from day to day. */
export function DaySeparator({ children }: DaySeparatorProps) {
  return (
    <SeparatorRoot>
      <span>{children}</span>
    </SeparatorRoot>
  );
}

export interface DaySeparatorProps {
  /** "Today", "Yesterday", a date. */
  children: string;
}
