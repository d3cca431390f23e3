import { useId, type ReactNode } from 'react';
import { CardActions, CardBody, CardHead, CardRoot, CardTitle } from './Card.styles';

/** Groups related content. Renders a `<section>` named by its title, or a `<div>` without one. */
export function Card({ title, actions, padded = true, headingLevel = 2, children }: CardProps) {
  const id = useId();
  return (
    <CardRoot as={title ? 'section' : 'div'} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <CardHead>
          {title && (
            <CardTitle as={`h${headingLevel}`} id={id}>
              {title}
            </CardTitle>
          )}
          {actions && <CardActions>{actions}</CardActions>}
        </CardHead>
      )}
      <CardBody data-padded={padded || undefined}>{children}</CardBody>
    </CardRoot>
  );
}

export interface CardProps {
  title?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** Space between the border and the content; off for tables and lists that go from edge to edge. @default true */
  padded?: boolean;
  /** The title's level in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}
