import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Text, Title } from '../EmptyState/state.styles';
import { Icon } from '../Icon/Icon';
import { Action, Details, ErrorRoot, ErrorIcon, TextBlock } from './ErrorState.styles';
import { useFocusFallback } from './useFocusFallback';

/**
 * Replaces content that could not be shown: says what failed, what is kept, and offers a retry. Renders a `<div role="alert">`
 * with a heading and a button. When it is removed while its button has the focus, the focus moves to its container: the dialog,
 * or the page's `<main>`.
 */
export function ErrorState({ title, children, retryLabel, onRetry, retrying, details, level = 2 }: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <ErrorRoot ref={root}>
      <ErrorIcon>
        <Icon name="error" />
      </ErrorIcon>
      <TextBlock role="alert">
        <Title as={`h${level}`}>{title}</Title>
        <Text>{children}</Text>
      </TextBlock>
      {details && <Details>{details}</Details>}
      <Action>
        <Button icon="retry" loading={retrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      </Action>
    </ErrorRoot>
  );
}

export interface ErrorStateProps {
  /** The failure: "The products could not be loaded". */
  title: string;
  /** The data that are kept, and further options. */
  children: ReactNode;
  /** Label of the button, such as "Retry". */
  retryLabel: string;
  onRetry: () => void;
  /** Whether the retry is pending. */
  retrying?: boolean;
  /** Details for support: a code, a time. */
  details?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
}
