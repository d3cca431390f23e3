import { SeparatorRoot } from './DaySeparator.styles';

/** The day that follows, between what was said on two. Renders an `h3`, so that one can go from day to day. */
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
