import { Button, EmptyState } from '@stockroom/ui';
import type { ReactNode } from 'react';

/** Replaces a list that a search or filters leave empty: offers to clear them. */
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

/** Replaces a list without any items yet: offers to create the first. */
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
  /** Left out where nothing may be created. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}
