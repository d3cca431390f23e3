import { Select } from '@stockroom/ui';

/** No id of a person has a blank. */
const NOBODY = 'no person';

/** One of the people, or nobody. One whom the list has not is kept under the word for that. */
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
  /** Empty until they are known. */
  people: readonly { id: string; name: string }[];
  /** Id of the one who is chosen. */
  value: string | null;
  labels: {
    nobody: string;
    /** Of one without a name. */
    nameless: string;
    /** Of one whom nobody knows. */
    unknown: string;
  };
  onChange: (id: string | null) => void;
}
