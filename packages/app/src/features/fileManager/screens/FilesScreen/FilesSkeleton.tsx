import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { Waiting } from './FilesScreen.styles';

/** Placeholder tiles. */
export function FilesSkeleton({ label }: { label: string }) {
  return (
    <Waiting role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="rect" height={144} />
      ))}
    </Waiting>
  );
}
