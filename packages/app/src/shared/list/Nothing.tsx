import { Button, EmptyState } from '@stockroom/ui';
import type { ReactNode } from 'react';

/** In the place of a list of which a search or filters leave nothing: takes them away. */
export function NoMatch({ title, clear, onClear, children }: NoMatchProps) {
  return (
    <EmptyState illustration="search" title={title} action={<Button onPress={onClear}>{clear}</Button>}>
      {children}
    </EmptyState>
  );
}

export interface NoMatchProps {
  title: string;
  /** What the button says, such as "Clear search". */
  clear: string;
  onClear: () => void;
  children: ReactNode;
}

/** In the place of a list of which there is nothing yet: makes the first. */
export function NoneYet({ title, add, onAdd, children }: NoneYetProps) {
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

export interface NoneYetProps {
  title: string;
  /** What the button says, such as "Add contact". */
  add: string;
  /** Left out where nothing may be made. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}
