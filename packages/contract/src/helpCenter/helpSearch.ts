import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { HELP_LIMITS } from './guide';

/** A question or a guide that was found. */
export const HelpResult = v.object({
  id: Id,
  kind: v.picklist(['faq', 'guide']),
  title: v.string(),
  /** Its category. */
  category: v.string(),
  /** Where in its text the words stand; plain text. */
  excerpt: v.string(),
  /** Path of the app. */
  link: v.string(),
});
export type HelpResult = v.InferOutput<typeof HelpResult>;

export const HelpSearch = v.object({
  results: v.array(HelpResult),
  /** Other words that find something: the word to its end, or what is spelled nearly so. */
  suggestions: v.array(v.string()),
});
export type HelpSearch = v.InferOutput<typeof HelpSearch>;

export const MissedSearchBody = v.object({
  search: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(HELP_LIMITS.search)),
});
export type MissedSearchBody = v.InferOutput<typeof MissedSearchBody>;

/** A search for which the help center had nothing. */
export const MissedSearch = v.object({ id: Id, search: v.string(), count: v.number(), lastAt: Instant });
export type MissedSearch = v.InferOutput<typeof MissedSearch>;
