import { Skeleton } from '@stockroom/ui';
import { Waiting } from './PanelWait.styles';

/** A panel's placeholder from the press until its code is there. */
export function PanelWait() {
  return (
    <Waiting aria-busy>
      <Skeleton width="40%" />
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
      <Skeleton shape="rect" height={56} />
    </Waiting>
  );
}
