import type { PresenceName } from '../Avatar/Avatar';

export interface PickedPerson {
  id: string;
  /** May be empty in data that came from elsewhere. */
  name: string;
  /** Address of the picture; ours or checked by the app. */
  avatar?: string | null;
  presence?: PresenceName;
  /** The presence in words. Needed with `presence`. */
  presenceLabel?: string;
}

export interface PeoplePickerProps {
  label: string;
  /** Leaves the label to screen readers. @default false */
  hideLabel?: boolean;
  /** Everybody who can be chosen; `undefined` while that is not known. */
  people: readonly PickedPerson[] | undefined;
  /** Ids of those who are chosen. */
  selected: readonly string[];
  /** With `single` they are the one now. */
  onToggle: (id: string) => void;
  /** Only one can be chosen. @default false */
  single?: boolean;
  /** They could not be had. */
  failed?: boolean;
  onRetry?: () => void;
  /** Said where there is nobody to choose. */
  empty?: string;
  labels: PeoplePickerLabels;
  /** Language tag; initials' capitals follow it. */
  locale: string;
  disabled?: boolean;
  id?: string;
}

export interface PeoplePickerLabels {
  /** In place of a name that is empty. */
  nameless: string;
  /** They could not be had. */
  failed: string;
  retry: string;
  /** Of the field that finds people; without it there is none. */
  search?: string;
  /** Nobody is found. */
  noMatch?: string;
}
