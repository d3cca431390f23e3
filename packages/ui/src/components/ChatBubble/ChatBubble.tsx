import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Bubble, Line, Meta, Trouble } from './ChatBubble.styles';

/** What one of two has said: theirs at the start, mine at the end. Renders the text as it is, line breaks and all, and its time. */
export function ChatBubble({ mine = false, author, time, status, children, actions }: ChatBubbleProps) {
  const id = useId();
  return (
    <Line data-mine={mine || undefined}>
      <Bubble data-mine={mine || undefined} data-status={status?.kind} aria-describedby={id}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        <span dir="auto">{children}</span>
      </Bubble>
      {status?.kind === 'failed' ? (
        <Trouble id={id}>
          <Icon name="error" size={16} />
          <span>{status.label}</span>
          {actions}
        </Trouble>
      ) : (
        <Meta id={id}>{status ? status.label : time && <time dateTime={time.iso}>{time.label}</time>}</Meta>
      )}
    </Line>
  );
}

export interface ChatBubbleProps {
  /** Said by the person who looks. @default false */
  mine?: boolean;
  /** Who said it, for screen readers: "You", a name. */
  author: string;
  /** `label` is the time of day, such as "09:30". */
  time?: { label: string; iso: string };
  /** On its way, or not arrived; takes the time's place. */
  status?: { kind: 'sending' | 'failed'; label: string };
  children: string;
  /** Of one that failed: buttons to try again and to drop it. */
  actions?: ReactNode;
}
