import type { ReactNode } from 'react';
import { ListRoot, Pair, Term, Value } from './DescriptionList.styles';

/** Facts about one thing, name by name. Renders a `<dl>`: two columns, one under the other on phones. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <ListRoot>
      {items.map(({ term, value }) => (
        <Pair key={term}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </Pair>
      ))}
    </ListRoot>
  );
}

export interface DescriptionListProps {
  /** Each `term` once. */
  items: { term: string; value: ReactNode }[];
}
