import { Runner, Said, Track } from './LoadingBar.styles';

/** A thin bar at the top of the window while requests are under way. Renders a `<progress>` without a value, or nothing. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  if (!active) return null;
  return (
    <Track>
      <Said aria-label={label} />
      <Runner />
    </Track>
  );
}

export interface LoadingBarProps {
  active: boolean;
  /** What is under way, such as "Loading". */
  label: string;
}
