import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import { ChipButton, ChipRoot, ChipText } from './Chip.styles';

/** A removable selection, such as a filter. Renders a `<span>` with a button. */
export function Chip({ children, tone = 'neutral', removeLabel, onRemove, ref }: ChipProps) {
  return (
    <ChipRoot data-tone={tone}>
      {tone === 'warning' && <Icon name="warning" size={16} />}
      <ChipText>{children}</ChipText>
      <ChipButton ref={ref} type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="close" size={16} />
      </ChipButton>
    </ChipRoot>
  );
}

export interface ChipProps {
  /** The selection: "Category: Watches". */
  children: ReactNode;
  /** `warning`: something is wrong with it, as the text says. @default 'neutral' */
  tone?: 'neutral' | 'warning';
  /** Label of the button: "Remove filter Category: Watches". */
  removeLabel: string;
  onRemove: () => void;
  /** Ref of the button: it gets the focus when a neighbour is removed. */
  ref?: Ref<HTMLButtonElement>;
}
