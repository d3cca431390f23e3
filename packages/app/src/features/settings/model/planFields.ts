import { PLANS, Settings } from '@stockroom/contract';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import * as v from 'valibot';
import type { RecordFields } from '../../../shared/editing/model/recordFields';
import { keptOf, type SettingsIssue } from './settingsIssue';

const Draft = v.object({
  plan: v.picklist(PLANS),
  billing: v.picklist(['monthly', 'yearly']),
  billingCountry: v.string(),
  postalCode: v.string(),
});
export type PlanDraft = v.InferOutput<typeof Draft>;

export const KeptPlan = keptOf(Draft, Settings);

/** How it is edited what the shop pays. The card is not among it: it is never kept while it is typed. */
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

/** Whether a country has such postal codes. None at all is left to whoever sends the invoice; of some countries no rule is known. */
export function isPostalCode(code: string, country: string): boolean {
  const known = country.toUpperCase();
  if (code === '' || !postcodeValidatorExistsForCountry(known)) return true;
  return postcodeValidator(code.toUpperCase(), known);
}
