import { Button, EmptyState } from '@stockroom/ui';
import type { ReactNode } from 'react';

/** In the place of a list of which a search or filters leave nothing: takes them away. */
export function NoResults({ title, clear, onClear, children }: NoResultsProps) {
  return (
    <EmptyState illustration="search" title={title} action={<Button onPress={onClear}>{clear}</Button>}>
      {children}
    </EmptyState>
  );
}

export interface NoResultsProps {
  title: string;
  /** The button's label, such as "Clear search". */
  clear: string;
  onClear: () => void;
  children: ReactNode;
}

/** In the place of a list of which there is nothing yet: makes the first. */
export function EmptyList({ title, add, onAdd, children }: EmptyListProps) {
  return (
    <EmptyState
      illustration="box"
      title={title}
      action={
        onAdd && (
          <Button variant="primary" icon="add" onPress={onAdd}>
            {add}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}

export interface EmptyListProps {
  title: string;
  /** The button's label, such as "Add contact". */
  add: string;
  /** Left out where nothing may be made. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}
