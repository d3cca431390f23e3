export const WIZARD_STEPS = ['account', 'personal', 'alerts', 'done'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Values of the example wizard's steps. */
export interface WizardDraft {
  email: string;
  country: string;
  name: string;
  about: string;
  alerts: boolean;
  news: boolean;
}
export const EMPTY_DRAFT: WizardDraft = { email: '', country: '', name: '', about: '', alerts: true, news: false };

/** Fields of a step that are still missing. */
export function missingIn(step: WizardStep, draft: WizardDraft): readonly (keyof WizardDraft)[] {
  if (step === 'account') return /^\S+@\S+\.\S+$/u.test(draft.email) ? [] : ['email'];
  return step === 'personal' && draft.name.trim() === '' ? ['name'] : [];
}
