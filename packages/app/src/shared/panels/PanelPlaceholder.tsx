import { Skeleton } from '@stockroom/ui';
import { Waiting } from './PanelPlaceholder.styles';

/** Placeholder of a panel from the click until its code is loaded. */
export function PanelPlaceholder() {
  return (
    <Waiting aria-busy>
      <Skeleton width="40%" />
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
    </Waiting>
  );
}
