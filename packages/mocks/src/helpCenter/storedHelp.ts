import type { FaqCategory, HelpGuideCategory } from '@stockroom/contract';

/** A guide of the help center, in one language. */
export interface StoredGuide {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  content: string;
  daysAgo: number;
  category: HelpGuideCategory;
}

export interface HelpContent {
  faqs: readonly FaqCategory[];
  /** In reading order. */
  guides: readonly StoredGuide[];
  categories: readonly HelpGuideCategory[];
}
