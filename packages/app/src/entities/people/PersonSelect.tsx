import { Select } from '@stockroom/ui';

/** Option value for no person: ids of persons contain no blank. */
const NOBODY = 'no person';

/** Selects one of the people, or nobody. A selected person who is not in the list stays selected, under the label for that. */
export function PersonSelect({ label, hideLabel, people, value, labels, onChange }: PersonSelectProps) {
  const options: { value: string; label: string }[] = [
    { value: NOBODY, label: labels.nobody },
    ...people.map(({ id, name }) => ({ value: id, label: name || labels.nameless })),
  ];
  if (value !== null && !people.some(({ id }) => id === value)) {
    options.push({ value, label: people.length > 0 ? labels.unknown : '…' });
  }
  return (
    <Select
      label={label}
      hideLabel={hideLabel}
      value={value ?? NOBODY}
      options={options}
      onChange={(id) => onChange(id === NOBODY ? null : id)}
    />
  );
}

export interface PersonSelectProps {
  label: string;
  hideLabel?: boolean;
  /** Empty until loaded. */
  people: readonly { id: string; name: string }[];
  /** Id of the selected person. */
  value: string | null;
  labels: {
    nobody: string;
    /** Label of a person without a name. */
    nameless: string;
    /** Label of an unknown person. */
    unknown: string;
  };
  onChange: (id: string | null) => void;
}
