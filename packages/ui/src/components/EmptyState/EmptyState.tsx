import type { ReactNode } from 'react';
import { Action } from './EmptyState.styles';
import { Illustration } from './Illustration';
import { StateRoot, Text, Title } from './state.styles';
import type { IllustrationName } from './types';

/**
 * Replaces an empty list: says what the list is for, why it is empty, and offers the action that fills it. Renders a drawing, a
 * heading and the text.
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
  /** Title, such as "No products yet". */
  title: string;
  /** Reason why it is empty, and what will be listed here. */
  children?: ReactNode;
  /** Buttons that fill the list. */
  action?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
}
