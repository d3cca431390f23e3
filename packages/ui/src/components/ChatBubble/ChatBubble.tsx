import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Author, Bubble, Line, Meta, Ticks, Trouble } from './ChatBubble.styles';

/**
 * A message in a conversation: other people's at the start, the user's own at the end. Renders the text unchanged, with its
 * line breaks, then its author and the time. Content before the text is read by a screen reader after it.
 */
export function ChatBubble({
  mine = false,
  author,
  showAuthor = false,
  time,
  status,
  head,
  foot,
  inRun = false,
  bare = false,
  children,
  actions,
}: ChatBubbleProps) {
  const id = useId();
  const isTrouble = status?.kind === 'failed';
  return (
    <Line data-mine={mine || undefined}>
      {showAuthor && <Author aria-hidden>{author}</Author>}
      <Bubble
        data-mine={mine || undefined}
        data-status={status?.kind}
        data-run={inRun || undefined}
        data-bare={bare || undefined}
        aria-describedby={id}
      >
        {head}
        <span dir="auto">{children}</span>
        <VisuallyHidden>, {author}</VisuallyHidden>
      </Bubble>
      {foot}
      {isTrouble ? (
        <Trouble id={id}>
          <Icon name="error" size={16} />
          <span>{status.label}</span>
          {actions}
        </Trouble>
      ) : (
        (time || status) && (
          <Meta id={id}>
            {time && <time dateTime={time.iso}>{time.label}</time>}
            {status?.kind === 'sending' && <span>{status.label}</span>}
            {(status?.kind === 'sent' || status?.kind === 'read') && <Tick kind={status.kind} label={status.label} />}
          </Meta>
        )
      )}
    </Line>
  );
}

/** One tick: the server has the message. Two: the recipient has read it. */
function Tick({ kind, label }: { kind: 'sent' | 'read'; label: string }) {
  return (
    <Ticks data-kind={kind}>
      <Icon name="check" size={16} />
      {kind === 'read' && <Icon name="check" size={16} />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Ticks>
  );
}

export interface ChatBubbleProps {
  /** Whether the user wrote it. @default false */
  mine?: boolean;
  /** Author of the message for screen readers: "You", a name. */
  author: string;
  /** Whether the author is shown above it, as in a group. @default false */
  showAuthor?: boolean;
  /** `label` is the time of day, such as "09:30", with a note if the message was edited. */
  time?: { label: string; iso: string };
  /** State of the message, with its text. A pending or failed message has no time yet. */
  status?: { kind: 'sending' | 'failed' | 'sent' | 'read'; label: string };
  /** Content before the text: the message that it replies to. */
  head?: ReactNode;
  /** Content after the text: files, reactions. */
  foot?: ReactNode;
  /** Whether more messages of the author follow, so that the last of them has the tail. @default false */
  inRun?: boolean;
  /** Hides the text visually but not for screen readers: the content after it, a picture, shows the same. @default false */
  bare?: boolean;
  children: ReactNode;
  /** Actions of a failed message: buttons to retry and to discard it. */
  actions?: ReactNode;
}
