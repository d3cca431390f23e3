import type { ReactNode } from 'react';
import { Action } from './EmptyState.styles';
import { Illustration } from './Illustration';
import { StateRoot, Text, Title } from './state.styles';
import type { IllustrationName } from './types';

/**
 * Takes the place of a list that has nothing to show: says what this is, why it is empty, and offers the act that fills it.
 * Renders a drawing, a heading and the text.
 */
export function EmptyState({ illustration, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <StateRoot>
      {illustration && <Illustration name={illustration} />}
      <Title as={`h${level}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </StateRoot>
  );
}

export interface EmptyStateProps {
  /** `box` nothing yet, `search` no match, `basket` nothing chosen, `cloud` not reached, `lock` not allowed, `map` not found. */
  illustration?: IllustrationName;
  /** Such as "No products yet". */
  title: string;
  /** Why it is empty and what comes here. */
  children?: ReactNode;
  /** The buttons that fill it. */
  action?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
}
