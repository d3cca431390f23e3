import { type ReactNode, useEffect } from 'react';
import { lazyValue } from '../overlay/lazyValue';
import { Action, Drawing } from './EmptyState.styles';
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

/** Few pages are empty, so the drawings load with the first empty state. Their space is reserved from the start. */
const drawings = lazyValue(async () => (await import('./drawings')).DRAWINGS);

/** A line drawing of our own in neutral colours with a little accent. Decorative: screen readers skip it. */
function Illustration({ name }: { name: IllustrationName }) {
  const loaded = drawings.useLoaded();
  useEffect(() => {
    // Without a connection the page itself reports it; the awning is shown alone.
    drawings.preload().catch(() => undefined);
  }, []);
  return (
    <Drawing viewBox="0 -26 144 134" aria-hidden focusable="false">
      {AWNING}
      {loaded?.[name]}
    </Drawing>
  );
}

/** The shop front's awning above the drawing: eight stripes with round ends. */
const AWNING = (
  <>
    {Array.from({ length: 8 }, (_, index) => (
      <path key={index} data-ink={index % 2 === 0 ? 'awning' : 'stripe'} d={`M${16 + index * 14} -23h14v12a7 6 0 0 1-14 0z`} />
    ))}
    <path d="M14 -24h116" strokeWidth="3" />
  </>
);
