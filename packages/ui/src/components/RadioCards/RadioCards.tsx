import { useId, type ReactNode } from 'react';
import { Legend, Radio } from '../SegmentedControl/SegmentedControl.styles';
import { Card, Cards, GroupHelp, Help, Picture, Root, TextBlock } from './RadioCards.styles';

/**
 * A choice of one of a few options best shown visually; it applies at once. Renders a `radiogroup` of native radio buttons,
 * each a card with a small picture or a line of explanation.
 */
export function RadioCards<T extends string>({ label, help, value, onChange, options, minWidth = 148 }: RadioCardsProps<T>) {
  const id = useId();
  return (
    <Root role="radiogroup" aria-labelledby={id} aria-describedby={help && `${id}-help`}>
      <Legend id={id}>{label}</Legend>
      <Cards style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` }}>
        {options.map((option) => (
          <Card key={option.value}>
            <Radio
              type="radio"
              name={id}
              checked={option.value === value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.help && `${id}-${option.value}-help`}
              onChange={() => onChange(option.value)}
            />
            {option.picture && <Picture aria-hidden>{option.picture}</Picture>}
            <TextBlock>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.help && <Help id={`${id}-${option.value}-help`}>{option.help}</Help>}
            </TextBlock>
          </Card>
        ))}
      </Cards>
      {help && <GroupHelp id={`${id}-help`}>{help}</GroupHelp>}
    </Root>
  );
}

export interface RadioCardsProps<T extends string> {
  label: string;
  /** One line under the cards, read aloud with the label. */
  help?: string;
  /** The selected option's value; another value where no option is active. */
  value: T | '';
  onChange: (value: T) => void;
  /** `picture` is decorative: it is cut to the card and not read aloud. */
  options: readonly { value: T; label: string; help?: string; picture?: ReactNode }[];
  /** Minimum width of a card in px; as many stand beside each other as fit. @default 148 */
  minWidth?: number;
}
