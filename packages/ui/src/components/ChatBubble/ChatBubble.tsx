import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Author, Bubble, Line, Meta, Ticks, Trouble } from './ChatBubble.styles';

/**
 * A message in a conversation: theirs at the start, mine at the end. Renders the text as it is, line breaks and all, its author
 * after
 * it, and the time. Content before the text is what a screen reader has to hear last.
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

/** One tick: the server has it. Two: the other side has seen it. */
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
  /** Said by the person who looks. @default false */
  mine?: boolean;
  /** Who said it, for screen readers: "You", a name. */
  author: string;
  /** Above it, to be seen: among several. @default false */
  showAuthor?: boolean;
  /** `label` is the time of day, such as "09:30", and whether it was changed. */
  time?: { label: string; iso: string };
  /** Its state, in words. A pending or failed message has no time yet. */
  status?: { kind: 'sending' | 'failed' | 'sent' | 'read'; label: string };
  /** Before the text: what it answers. */
  head?: ReactNode;
  /** After it: files, reactions. */
  foot?: ReactNode;
  /** More of the same follow: the tail is theirs. @default false */
  inRun?: boolean;
  /** Its text is heard and not seen: what comes after it, a picture, says all. @default false */
  bare?: boolean;
  children: ReactNode;
  /** Of one that failed: buttons to try again and to drop it. */
  actions?: ReactNode;
}
