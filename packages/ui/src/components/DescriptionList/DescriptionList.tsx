import type { ReactNode } from 'react';
import { ListRoot, Pair, Term, Value } from './DescriptionList.styles';

/** Facts as pairs of name and value. Renders a `<dl>`: two columns, on phones one below the other. */
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
  /** Each `term` must be unique. */
  items: { term: string; value: ReactNode }[];
}
