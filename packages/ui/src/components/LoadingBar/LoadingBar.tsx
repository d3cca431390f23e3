import { memo } from 'react';
import { Runner, HiddenProgress, Track } from './LoadingBar.styles';

/**
 * A strip of the awning's stripes along the top of the window while requests are pending. Renders a `<progress>` without a
 * value, hidden while no request is pending: its styles are on the page before the first use, because the first styles of a
 * kind make the browser recalculate every element.
 */
export const LoadingBar = memo(function LoadingBar({ active, label }: LoadingBarProps) {
  return (
    <Track hidden={!active}>
      <HiddenProgress aria-label={label} />
      <Runner />
    </Track>
  );
});

export interface LoadingBarProps {
  active: boolean;
  /** The action under way, such as "Loading". */
  label: string;
}
