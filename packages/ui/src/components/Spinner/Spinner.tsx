import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';
import { Ring } from './Spinner.styles';

/** A sign that a small action is in progress. Renders a turning ring, and its label for screen readers. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span role="status">
      <Ring aria-hidden style={{ width: size, height: size }} />
      <HiddenText>{label}</HiddenText>
    </span>
  );
}

export interface SpinnerProps {
  /** The action in progress, such as "Saving". */
  label: string;
  /** Width and height in px. @default 20 */
  size?: 16 | 20 | 24 | 32;
}
