export { PeoplePicker } from './PeoplePicker';
export type { PeoplePickerLabels, PeoplePickerProps, PickedPerson } from './types';
