import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { HELP_LIMITS } from './guide';

/** A question or a guide in the search results. */
export const HelpResult = v.object({
  id: Id,
  kind: v.picklist(['faq', 'guide']),
  title: v.string(),
  /** Title of its category. */
  category: v.string(),
  /** Plain-text excerpt around the matching words. */
  excerpt: v.string(),
  /** Path of the app. */
  link: v.string(),
});
export type HelpResult = v.InferOutput<typeof HelpResult>;

export const HelpSearch = v.object({
  results: v.array(HelpResult),
  /** Other search terms with results: completions and similar spellings. */
  suggestions: v.array(v.string()),
});
export type HelpSearch = v.InferOutput<typeof HelpSearch>;

export const MissedSearchBody = v.object({
  search: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(HELP_LIMITS.search)),
});
export type MissedSearchBody = v.InferOutput<typeof MissedSearchBody>;

/** A search term for which the help center had no results. */
export const MissedSearch = v.object({ id: Id, search: v.string(), count: v.number(), lastAt: Instant });
export type MissedSearch = v.InferOutput<typeof MissedSearch>;
