import { useId, type ReactNode } from 'react';
import { GroupHead, GroupList } from './FeedGroup.styles';

/** The items of one day below its name. Renders a heading that stays in view while its items scroll, and an `<ol>`. */
export function FeedGroup({ label, children }: FeedGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupHead id={id}>{label}</GroupHead>
      <GroupList>{children}</GroupList>
    </section>
  );
}

export interface FeedGroupProps {
  /** "Today", "Yesterday", a date. */
  label: string;
  /** `FeedItem`s. */
  children: ReactNode;
}
