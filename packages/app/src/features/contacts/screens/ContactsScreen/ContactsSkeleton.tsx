import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Waiting } from './ContactsScreen.styles';

/** Placeholder of the list while it loads. */
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
