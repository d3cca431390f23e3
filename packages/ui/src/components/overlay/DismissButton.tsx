import { Icon } from '../Icon/Icon';
import { DismissRoot } from './DismissButton.styles';

/** The cross that closes its overlay. Renders a native `<button>` named by `label`. */
export function DismissButton({ label, onPress }: DismissButtonProps) {
  return (
    <DismissRoot type="button" aria-label={label} onClick={onPress}>
      <Icon name="close" />
    </DismissRoot>
  );
}

interface DismissButtonProps {
  label: string;
  onPress: () => void;
}
