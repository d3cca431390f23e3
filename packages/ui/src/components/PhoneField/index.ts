export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { PhoneNumbers } from './phoneNumbers';
export { loadPhoneNumbers } from './phoneRules';
export type { PhoneChange as PhoneAnswer, PhoneProblem, PhoneValue } from './types';
