export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { PhoneNumbers } from './phoneNumbers';
export { loadPhoneNumbers } from './phoneRules';
export type { PhoneChange, PhoneProblem, PhoneValue } from './types';
