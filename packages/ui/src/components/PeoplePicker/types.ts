import type { PresenceName } from '../Avatar/Avatar';

export interface PickedPerson {
  id: string;
  /** May be empty in data from other systems. */
  name: string;
  /** URL of the picture; our own or checked by the app. */
  avatar?: string | null;
  presence?: PresenceName;
  /** The presence as text. Required with `presence`. */
  presenceLabel?: string;
}

export interface PeoplePickerProps {
  label: string;
  /** Hides the label visually; screen readers still read it. @default false */
  hideLabel?: boolean;
  /** All people to choose from; `undefined` while they load. */
  people: readonly PickedPerson[] | undefined;
  /** Ids of the selected people. */
  selected: readonly string[];
  /** Called with the pressed person's id; with `single` that person becomes the selection. */
  onToggle: (id: string) => void;
  /** Only one can be chosen. @default false */
  single?: boolean;
  /** The people failed to load. */
  failed?: boolean;
  onRetry?: () => void;
  /** Text shown where there is nobody to choose. */
  empty?: string;
  labels: PeoplePickerLabels;
  /** Language tag; decides the capitals of initials. */
  locale: string;
  disabled?: boolean;
  id?: string;
}

export interface PeoplePickerLabels {
  /** Shown in place of an empty name. */
  nameless: string;
  /** The message when the people failed to load. */
  failed: string;
  retry: string;
  /** The label of the search field; without it there is no field. */
  search?: string;
  /** The message when nobody matches. */
  noMatch?: string;
}
