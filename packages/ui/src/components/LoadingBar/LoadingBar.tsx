import { memo } from 'react';
import { Runner, Said, Track } from './LoadingBar.styles';

/**
 * A piece of the awning's stripe along the top of the window while requests are under way. Renders a `<progress>` without a value, hidden while there are
 * none: its styles are on the page before it is wanted, as the first ones of a kind make the browser look at every element anew.
 */
export const LoadingBar = memo(function LoadingBar({ active, label }: LoadingBarProps) {
  return (
    <Track hidden={!active}>
      <Said aria-label={label} />
      <Runner />
    </Track>
  );
});

export interface LoadingBarProps {
  active: boolean;
  /** The action under way, such as "Loading". */
  label: string;
}
