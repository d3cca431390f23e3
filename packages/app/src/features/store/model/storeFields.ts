import { STORE_LIMITS, StoreDetails, WEEK, type Weekday } from '@stockroom/contract';
import * as v from 'valibot';
import type { RecordFields } from '#shared/editing/model/recordFields';
import { parseHours, formatHours } from './hours';

/** Editable fields of a store's card, with opening hours as typed text. */
export type StoreDraft = Record<Weekday | 'phoneNumber', string>;
export type StoreField = keyof StoreDraft;

export interface StoreIssue {
  field: StoreField;
  rule: 'hours' | 'phoneTooLong';
}

const Draft: v.GenericSchema<unknown, StoreDraft> = v.object({
  phoneNumber: v.string(),
  mon: v.string(),
  tue: v.string(),
  wed: v.string(),
  thu: v.string(),
  fri: v.string(),
  sat: v.string(),
  sun: v.string(),
});

/** Schema of the unsaved draft, left when a page or a session ended, with its base. */
export const StoredStoreDraft = v.object({ draft: Draft, base: StoreDetails });

/** Conversions and checks of a store's card, for the editing kit. */
export const storeFields: RecordFields<StoreDetails, StoreDraft, StoreIssue> = {
  order: ['phoneNumber', ...WEEK],
  schema: StoreDetails,
  toDraft: (card) => ({ ...hoursOf(card, formatHours), phoneNumber: card.phoneNumber }),
  applyDraft: (saved, draft) => ({
    ...saved,
    ...hoursOf(draft, (text) => parseHours(text) ?? text),
    phoneNumber: draft.phoneNumber.trim(),
  }),
  // Texts that are parsed to the same hours are equal.
  sameValue: (field, a, b) => a === b || (field !== 'phoneNumber' && sameHours(String(a), String(b))),
  issuesOf: ({ draft }) => [
    ...([...draft.phoneNumber.trim()].length > STORE_LIMITS.phoneNumber
      ? [{ field: 'phoneNumber' as const, rule: 'phoneTooLong' as const }]
      : []),
    ...WEEK.filter((day) => parseHours(draft[day]) === null).map((field) => ({ field, rule: 'hours' as const })),
  ],
};

function hoursOf(days: Record<Weekday, string>, change: (text: string) => string): Record<Weekday, string> {
  return Object.fromEntries(WEEK.map((day) => [day, change(days[day])])) as Record<Weekday, string>;
}

function sameHours(a: string, b: string): boolean {
  const read = parseHours(a);
  return read !== null && read === parseHours(b);
}
