import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Number of guides served per category by default. */
export const GUIDES_SHOWN = 5;

/** A guide without its content. */
export const HelpGuideHead = v.object({
  id: Id,
  categoryId: Id,
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  /** Reading time in minutes. */
  minutes: v.number(),
});
export type HelpGuideHead = v.InferOutput<typeof HelpGuideHead>;

export const HelpGuideCategory = v.object({ id: Id, slug: v.string(), title: v.string() });
export type HelpGuideCategory = v.InferOutput<typeof HelpGuideCategory>;

/** A category with its first guides in full. */
export const HelpGuideList = v.object({
  ...HelpGuideCategory.entries,
  guides: v.array(v.object({ ...HelpGuideHead.entries, content: v.string() })),
  /** Number of entries in `guides`. */
  visibleGuides: v.number(),
  /** Number of guides in the category. */
  totalGuides: v.number(),
});
export type HelpGuideList = v.InferOutput<typeof HelpGuideList>;

/** The previous or next guide, of any category. */
export const HelpGuideNeighbour = v.object({ title: v.string(), slug: v.string(), categorySlug: v.string() });
export type HelpGuideNeighbour = v.InferOutput<typeof HelpGuideNeighbour>;

export const HELP_LIMITS = { why: 1000, subject: 200, message: 10_000, name: 255, email: 320, search: 200 } as const;

/** A person's feedback on a guide. */
export const HelpFeedback = v.object({ helpful: v.boolean(), why: v.string() });
export type HelpFeedback = v.InferOutput<typeof HelpFeedback>;

export const HelpGuide = v.object({
  ...HelpGuideHead.entries,
  /** HTML; not trusted. Its pictures are under `/media/stories/`. */
  content: v.string(),
  updatedAt: Instant,
  category: HelpGuideCategory,
  previous: v.nullable(HelpGuideNeighbour),
  next: v.nullable(HelpGuideNeighbour),
  /** The caller's feedback on the guide. */
  feedback: v.nullable(HelpFeedback),
});
export type HelpGuide = v.InferOutput<typeof HelpGuide>;

export const HelpFeedbackBody = v.object({
  kind: v.picklist(['faq', 'guide']),
  id: Id,
  helpful: v.boolean(),
  /** Reason in the user's words. */
  why: v.optional(v.pipe(v.string(), v.trim(), atMost(HELP_LIMITS.why)), ''),
});
export type HelpFeedbackBody = v.InferInput<typeof HelpFeedbackBody>;
