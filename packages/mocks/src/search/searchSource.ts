import type { SearchResult } from '@stockroom/contract';
import type { ProtectedCall } from '../engine/route';

/** What is looked for. Never a pattern: every character stands for itself. */
export interface SearchQuery {
  /** As it was typed, without spaces around. */
  text: string;
  /** As texts are compared: folded, with single spaces (`engine/fold.ts`). */
  folded: string;
  /** Most results that are wanted. */
  limit: number;
}

/** How a domain is searched: the best matches, and how many there are. Each domain brings its own, and a line in `sources.ts`. */
export type SearchSource = (call: ProtectedCall, query: SearchQuery) => Promise<{ results: SearchResult[]; total: number }>;
