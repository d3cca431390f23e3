import type { ContactField } from '#features/contacts/model/contactFields';

/** Id of a field's control, to which the summary of problems links. Only one contact is edited at a time. */
export const fieldId = (field: ContactField): string => `contact-${field}`;
