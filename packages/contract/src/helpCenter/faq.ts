import * as v from 'valibot';
import { Id } from '../shared/ids';

/** A frequently asked question. */
export const Faq = v.object({
  id: Id,
  categoryId: Id,
  question: v.string(),
  /** May be HTML; not trusted. */
  answer: v.string(),
});
export type Faq = v.InferOutput<typeof Faq>;

export const FaqCategory = v.object({ id: Id, slug: v.string(), title: v.string(), faqs: v.array(Faq) });
export type FaqCategory = v.InferOutput<typeof FaqCategory>;
