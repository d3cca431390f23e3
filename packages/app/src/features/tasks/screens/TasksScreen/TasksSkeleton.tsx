import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { ListPlaceholder } from './TasksScreen.styles';

/** The placeholder of the list while it loads. */
export function TasksSkeleton({ label }: { label: string }) {
  return (
    <ListPlaceholder role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} shape="rect" height={48} />
      ))}
    </ListPlaceholder>
  );
}
