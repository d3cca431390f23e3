import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Guides of a category that are served when nobody says how many. */
export const GUIDES_SHOWN = 5;

/** A guide without its text. */
export const HelpGuideHead = v.object({
  id: Id,
  categoryId: Id,
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  /** How long it takes to read. */
  minutes: v.number(),
});
export type HelpGuideHead = v.InferOutput<typeof HelpGuideHead>;

export const HelpGuideCategory = v.object({ id: Id, slug: v.string(), title: v.string() });
export type HelpGuideCategory = v.InferOutput<typeof HelpGuideCategory>;

/** A category with its first guides, whole. */
export const HelpGuideList = v.object({
  ...HelpGuideCategory.entries,
  guides: v.array(v.object({ ...HelpGuideHead.entries, content: v.string() })),
  /** How many are in `guides`. */
  visibleGuides: v.number(),
  /** How many the category has. */
  totalGuides: v.number(),
});
export type HelpGuideList = v.InferOutput<typeof HelpGuideList>;

/** A guide before or after this one, by whatever category. */
export const HelpGuideNeighbour = v.object({ title: v.string(), slug: v.string(), categorySlug: v.string() });
export type HelpGuideNeighbour = v.InferOutput<typeof HelpGuideNeighbour>;

export const HELP_LIMITS = { why: 1000, subject: 200, message: 10_000, name: 255, email: 320, search: 200 } as const;

/** A person's feedback on a guide. */
export const HelpFeedback = v.object({ helpful: v.boolean(), why: v.string() });
export type HelpFeedback = v.InferOutput<typeof HelpFeedback>;

export const HelpGuide = v.object({
  ...HelpGuideHead.entries,
  /** HTML, and may be hostile. Its pictures lie under `/media/stories/`. */
  content: v.string(),
  updatedAt: Instant,
  category: HelpGuideCategory,
  previous: v.nullable(HelpGuideNeighbour),
  next: v.nullable(HelpGuideNeighbour),
  /** The caller's feedback on it. */
  feedback: v.nullable(HelpFeedback),
});
export type HelpGuide = v.InferOutput<typeof HelpGuide>;

export const HelpFeedbackBody = v.object({
  kind: v.picklist(['faq', 'guide']),
  id: Id,
  helpful: v.boolean(),
  /** Why, in the person's words. */
  why: v.optional(v.pipe(v.string(), v.trim(), atMost(HELP_LIMITS.why)), ''),
});
export type HelpFeedbackBody = v.InferInput<typeof HelpFeedbackBody>;
