/** Categories of courses, in the order in which the list names them. */
export const CATEGORIES = ['stock', 'till', 'customers', 'team'] as const;

/** A course as it is written: `courseText.ts` reads what it says. */
export interface CourseSeed {
  slug: string;
  category: (typeof CATEGORIES)[number];
  /** Minutes that it takes. */
  duration: number;
  featured: boolean;
  updatedDaysAgo: number;
  /** Slugs of the courses that come before it. */
  after?: readonly string[];
  /** The same steps in both languages, with a question at the same ones. */
  en: string;
  tr: string;
}
