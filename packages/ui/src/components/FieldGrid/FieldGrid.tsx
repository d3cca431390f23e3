import type { ReactNode } from 'react';
import { Grid } from './FieldGrid.styles';

/**
 * Fields in two columns from 960 px, one below, or in as many as fit. Renders a `<div>`; its fields stay aligned where only one
 * has a help text, or a label of two lines. A child with `data-wide` spans all columns.
 */
export function FieldGrid({ fieldWidth, children }: FieldGridProps) {
  if (fieldWidth === undefined) return <Grid data-field-rows>{children}</Grid>;
  return (
    <Grid data-field-rows="fitting" style={{ '--field-width': `${fieldWidth}px` }}>
      {children}
    </Grid>
  );
}

export interface FieldGridProps {
  /** Fields, in the order they are filled in. */
  children: ReactNode;
  /** Minimum width of a field in px: as many columns as fit the container. Without it two, from 960 px. */
  fieldWidth?: number;
}
