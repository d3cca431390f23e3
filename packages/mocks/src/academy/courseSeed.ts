/** Categories of courses, in the order of the list. */
export const CATEGORIES = ['stock', 'till', 'customers', 'team'] as const;

/** The source of a course; `courseText.ts` parses its text. */
export interface CourseSeed {
  slug: string;
  category: (typeof CATEGORIES)[number];
  /** Duration in minutes. */
  duration: number;
  featured: boolean;
  updatedDaysAgo: number;
  /** Slugs of the prerequisite courses. */
  after?: readonly string[];
  /** Text in each language: the same steps, with questions at the same steps. */
  en: string;
  tr: string;
}
