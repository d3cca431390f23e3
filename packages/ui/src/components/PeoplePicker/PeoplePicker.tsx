import { type KeyboardEvent, useId, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Line, TextBlock } from '../Checkbox/Checkbox.styles';
import { findOptions, matchesWordStart } from '../OptionList/findOptions';
import { Dot } from '../RadioGroup/RadioGroup.styles';
import { Skeleton } from '../Skeleton/Skeleton';
import { handleFindKeys } from '../TagPicker/handleFindKeys';
import { TextField } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden';
import { Heading, Note, People, Person, Root, Who } from './PeoplePicker.styles';
import type { PeoplePickerProps, PickedPerson } from './types';

/**
 * People to select, each with a checkbox; or one person, with radio buttons. Renders a named group. With a label for the search
 * a field filters them, and Enter takes the first match whose name, or a word of it, begins with the term.
 */
export function PeoplePicker({
  label,
  hideLabel = false,
  people,
  selected,
  onToggle,
  single = false,
  ...rest
}: PeoplePickerProps) {
  const { failed = false, onRetry, empty, labels, locale, disabled = false, id } = rest;
  const labelId = useId();
  const [text, setText] = useState('');
  const options = people?.map((person) => ({ value: person.id, label: person.name, person }));
  const found = options && findOptions(options, text);
  const [first] = found ?? [];
  const pressKey = (event: KeyboardEvent) =>
    handleFindKeys(event, {
      text,
      onClear: () => setText(''),
      onTake: text.trim() !== '' && first && matchesWordStart(first, text) ? () => onToggle(first.value) : undefined,
    });
  return (
    <Root id={id} role={single ? 'radiogroup' : 'group'} aria-labelledby={labelId}>
      <Heading id={labelId} data-hidden={hideLabel || undefined}>
        {label}
      </Heading>
      {failed && (
        <Note>
          {labels.failed}
          <Button size="sm" icon="retry" onPress={onRetry}>
            {labels.retry}
          </Button>
        </Note>
      )}
      {!people && !failed && <Skeleton shape="rect" height={96} />}
      {people?.length === 0 && <Note>{empty}</Note>}
      {labels.search && people && people.length > 0 && (
        <TextField
          label={labels.search}
          hideLabel
          placeholder={labels.search}
          value={text}
          onChange={setText}
          disabled={disabled}
          autoComplete="off"
          onKeyDown={pressKey}
        />
      )}
      {people && people.length > 0 && found?.length === 0 && <Note role="status">{labels.noMatch}</Note>}
      {found && found.length > 0 && (
        <People>
          {found.map(({ person }) => (
            <Person key={person.id}>
              <PersonChoice
                person={person}
                nameless={labels.nameless}
                locale={locale}
                radioName={single ? labelId : undefined}
                checked={selected.includes(person.id)}
                disabled={disabled}
                onChange={() => onToggle(person.id)}
              />
            </Person>
          ))}
        </People>
      )}
    </Root>
  );
}

/** A person with their picture, behind a checkbox or a radio button. */
function PersonChoice({ person, nameless, locale, radioName, checked, disabled, onChange }: PersonChoiceProps) {
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
