import { Avatar } from '../Avatar/Avatar';
import { Checkbox } from '../Checkbox/Checkbox';
import { Line, TextBlock } from '../Checkbox/Checkbox.styles';
import { Dot } from '../RadioGroup/RadioGroup.styles';
import { VisuallyHidden } from '../VisuallyHidden';
import { Who } from './PeoplePicker.styles';
import type { PickedPerson } from './types';

/** A person with their picture, behind a checkbox or a radio button. */
export function PersonChoice({ person, nameless, locale, radioName, checked, disabled, onChange }: PersonChoiceProps) {
  const { name, avatar, presence, presenceLabel } = person;
  const who = (
    <Who>
      <Avatar name={name} src={avatar} size={24} presence={presence} decorative locale={locale} />
      <span>
        {name || nameless}
        {presenceLabel && <VisuallyHidden>, {presenceLabel}</VisuallyHidden>}
      </span>
    </Who>
  );
  if (!radioName) return <Checkbox label={who} checked={checked} disabled={disabled} onChange={onChange} />;
  return (
    <Line data-disabled={disabled || undefined}>
      <Dot type="radio" name={radioName} checked={checked} disabled={disabled} onChange={onChange} />
      <TextBlock>{who}</TextBlock>
    </Line>
  );
}

interface PersonChoiceProps {
  person: PickedPerson;
  nameless: string;
  locale: string;
  /** The name of the radio group, where one person is selected; checkboxes have none. */
  radioName: string | undefined;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}
