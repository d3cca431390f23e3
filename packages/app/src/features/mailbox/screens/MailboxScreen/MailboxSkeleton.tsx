import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Waiting } from './MailboxScreen.styles';

/** The shape of the list, or of a mail, while it is waited for. */
export function MailboxSkeleton({ label, rows = 10 }: { label: string; rows?: number }) {
  return (
    <Waiting role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} shape="rect" height={56} />
      ))}
    </Waiting>
  );
}
