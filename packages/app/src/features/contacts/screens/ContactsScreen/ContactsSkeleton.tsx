import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Waiting } from './ContactsScreen.styles';

/** The shape of the list while it is waited for. */
export function ContactsSkeleton({ label }: { label: string }) {
  return (
    <Waiting role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} shape="rect" height={48} />
      ))}
    </Waiting>
  );
}
