/** Parts of the audience figures. */
export const AUDIENCES = ['newVsReturning', 'gender', 'age', 'language'] as const;
export type AudienceName = (typeof AUDIENCES)[number];

/** Parts with a translated name; others are shown as received. */
export const AUDIENCE_PARTS = ['new', 'returning', 'female', 'male', 'under35', 'over35', 'english', 'turkish', 'other'] as const;
export type AudiencePart = (typeof AUDIENCE_PARTS)[number];

export const isAudiencePart = (label: string): label is AudiencePart => AUDIENCE_PARTS.some((part) => part === label);
