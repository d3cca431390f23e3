import * as v from 'valibot';
import { Id } from '../shared/ids';

export const SearchResult = v.object({
  /** Unique within its group. */
  id: v.string(),
  title: v.string(),
  /** A path of the app. */
  link: v.string(),
  /** Own path or `data:` URL of a picture; `null` or left out: no picture. */
  avatar: v.optional(v.nullable(v.string())),
  /** Second line: a contact's about text, a page's path, a product's SKU. */
  subtitle: v.optional(v.string()),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;

/** The matches of one kind. Groups without matches are left out. */
export const SearchGroup = v.object({
  /** `contacts`, `pages`, `tasks`, or the id of another domain, such as `products`. */
  id: Id,
  /** Name of the group, in the language of the request. */
  label: v.string(),
  /** Name of an icon of the design system; an unknown name gets a fallback icon. */
  icon: v.optional(v.string()),
  /** The best matches; `total` may be higher. */
  results: v.array(SearchResult),
  /** Total number of matches. */
  total: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});
export type SearchGroup = v.InferOutput<typeof SearchGroup>;

/** The answer of a search. Servers of this kind also wrap the list in `results` when it is empty; both forms are accepted. */
export const SearchAnswer = v.union([
  v.array(SearchGroup),
  v.pipe(
    v.object({ results: v.array(SearchGroup) }),
    v.transform(({ results }) => results),
  ),
]);

/**
 * A blank query or an unknown group matches nothing. `groups` narrows the search to some kinds; without it all are searched.
 */
export const SearchBody = v.object({
  query: v.string(),
  groups: v.optional(v.array(Id)),
});
