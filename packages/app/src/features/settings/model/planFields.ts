import { PLANS, Settings } from '@stockroom/contract';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import * as v from 'valibot';
import type { RecordFields } from '#shared/editing/model/recordFields';
import { storedDraftSchema, type SettingsIssue } from './settingsIssue';

const Draft = v.object({
  plan: v.picklist(PLANS),
  billing: v.picklist(['monthly', 'yearly']),
  billingCountry: v.string(),
  postalCode: v.string(),
});
export type PlanDraft = v.InferOutput<typeof Draft>;

export const KeptPlan = storedDraftSchema(Draft, Settings);

/**
 * Conversions and checks of the plan form, for the editing kit. Leaves out the payment card, which is never stored while it is
 * typed.
 */
export const planFields: RecordFields<Settings, PlanDraft, SettingsIssue<keyof PlanDraft>> = {
  order: ['plan', 'billing', 'billingCountry', 'postalCode'],
  schema: Settings,
  toDraft: ({ plan, billing, billingCountry, postalCode }) => ({ plan, billing, billingCountry, postalCode }),
  applyDraft: (saved, draft) => ({ ...saved, ...draft, postalCode: draft.postalCode.trim() }),
  issuesOf: ({ draft }) => [
    ...(draft.postalCode.trim() !== '' && draft.billingCountry === ''
      ? [{ field: 'billingCountry' as const, rule: 'countryMissing' as const }]
      : []),
    ...(isPostalCode(draft.postalCode.trim(), draft.billingCountry)
      ? []
      : [{ field: 'postalCode' as const, rule: 'postalCode' as const }]),
  ],
};

/**
 * Whether a code is a postal code of the country. An empty code passes and is left to the sender of the invoice; any code
 * passes where the rule of a country is unknown.
 */
export function isPostalCode(code: string, country: string): boolean {
  const known = country.toUpperCase();
  if (code === '' || !postcodeValidatorExistsForCountry(known)) return true;
  return postcodeValidator(code.toUpperCase(), known);
}
