import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import { ChipButton, ChipRoot, ChipText } from './Chip.styles';

/** Something that was chosen and can be taken away again, such as a filter. Renders a `<span>` with a button. */
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
  /** The choice: "Category: Watches". */
  children: ReactNode;
  /** `warning`: something about it is wrong, which the text says. @default 'neutral' */
  tone?: 'neutral' | 'warning';
  /** Name of the button: "Remove filter Category: Watches". */
  removeLabel: string;
  onRemove: () => void;
  /** Of the button: where the focus goes when a neighbour was taken away. */
  ref?: Ref<HTMLButtonElement>;
}
