import type { ReactNode } from 'react';
import { Grid } from './FieldGrid.styles';

/**
 * Fields in two columns from 960 px, one below. Renders a `<div>`; its fields stay in line where only one has a help text.
 * A child with `data-wide` takes both columns.
 */
export function FieldGrid({ children }: FieldGridProps) {
  return <Grid data-field-rows>{children}</Grid>;
}

export interface FieldGridProps {
  /** Fields, in the order they are filled in. */
  children: ReactNode;
}
