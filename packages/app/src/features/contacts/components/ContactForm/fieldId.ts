import type { ContactField } from '../../model/contactFields';

/** Id of a field's control: what the summary of problems links to. One contact is edited at a time. */
export const fieldId = (field: ContactField): string => `contact-${field}`;
