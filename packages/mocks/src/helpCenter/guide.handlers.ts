import {
  type HelpGuideNeighbour,
  type HelpGuideCategory,
  Done,
  FaqCategory,
  GUIDES_SHOWN,
  helpCenterEndpoints,
  HelpFeedbackBody,
  HelpGuide,
  HelpGuideList,
} from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import { helpFeedbackCollection } from './helpCenter.collection';
import { helpContent } from './helpContent';
import { minutesOf } from './helpText';
import type { HelpContent, StoredGuide } from './storedHelp';

/** Time of day at which guides are updated. */
const MORNING = '08:00';
/** Maximum number of guides of a category in one answer. */
const MAX_GUIDES = 100;

/** Questions, guides, and feedback on them. */
export function guideRoutes(): readonly Route[] {
  return [
    route('GET', helpCenterEndpoints.faqs, v.array(FaqCategory), async (call) =>
      ofSlug((await contentFor(call)).faqs, call.url.searchParams.get('slug')),
    ),
    route('GET', helpCenterEndpoints.guides, v.array(HelpGuideList), async (call) => {
      const { categories, guides } = await contentFor(call);
      const limit = limitOf(call.url);
      return ofSlug(categories, call.url.searchParams.get('slug')).map((category) => listOf(category, guides, limit));
    }),
    route('GET', helpCenterEndpoints.guide, HelpGuide, async (call) => {
      const { guide, guides } = await guideFor(call, idOf(call.url, 'categorySlug'), idOf(call.url, 'guideSlug'));
      const { content, daysAgo, category, ...head } = guide;
      const { context, user } = call;
      const view = await context.store.read([helpFeedbackCollection]);
      const said = view.get(helpFeedbackCollection, feedbackId(user.id, guide.id));
      const at = guides.indexOf(guide);
      const now = context.now();
      return {
        ...head,
        categoryId: category.id,
        content,
        updatedAt: new Date(atOf(seedToday(now, MORNING), { daysAgo, at: MORNING })).toISOString(),
        category,
        minutes: minutesOf(content),
        previous: neighbour(guides[at - 1]),
        next: neighbour(guides[at + 1]),
        feedback: said ? { helpful: said.helpful, why: said.why } : null,
      };
    }),
    route('POST', helpCenterEndpoints.feedback, Done, async (call) => {
      const { kind, id, helpful, why } = await call.body(HelpFeedbackBody);
      const { guides, faqs } = await contentFor(call);
      const all = kind === 'guide' ? guides : faqs.flatMap((category) => category.faqs);
      if (!all.some((each) => each.id === id)) throw notFound();
      return call.context.store.write([helpFeedbackCollection], (transaction) => {
        const said = kind === 'guide' ? feedbackId(call.user.id, id) : feedbackId(call.user.id, `faq/${id}`);
        transaction.put(helpFeedbackCollection, { id: said, helpful, why });
        return true;
      });
    }),
  ];
}

/** Returns the help center's content for the caller. */
export async function contentFor({ context, language }: Pick<ProtectedCall, 'context' | 'language'>): Promise<HelpContent> {
  return helpContent(await context.store.dataSet(), language);
}

const feedbackId = (userId: string, id: string) => `${userId}/${id}`;

/** Returns all items, or the one with the given slug. */
function ofSlug<Item extends { slug: string }>(items: readonly Item[], slug: string | null): readonly Item[] {
  if (!slug) return items;
  const named = items.filter((item) => item.slug === slug);
  if (named.length === 0) throw notFound();
  return named;
}

function limitOf(url: URL): number {
  const text = url.searchParams.get('limit');
  if (text === null) return GUIDES_SHOWN;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > MAX_GUIDES) {
    throw badRequest({ path: 'limit', message: `must be a whole number from 1 to ${MAX_GUIDES}` });
  }
  return limit;
}

function listOf(category: HelpGuideCategory, guides: readonly StoredGuide[], limit: number): HelpGuideList {
  const own = guides.filter((guide) => guide.category.id === category.id);
  const shown = own.slice(0, limit);
  return {
    ...category,
    guides: shown.map(({ id, slug, title, subtitle, content }) => ({
      id,
      categoryId: category.id,
      slug,
      title,
      subtitle,
      minutes: minutesOf(content),
      content,
    })),
    visibleGuides: shown.length,
    totalGuides: own.length,
  };
}

async function guideFor(call: ProtectedCall, categorySlug: string, guideSlug: string) {
  const { guides } = await contentFor(call);
  const guide = guides.find(({ slug, category }) => slug === guideSlug && category.slug === categorySlug);
  if (!guide) throw notFound();
  return { guide, guides };
}

const neighbour = (guide: StoredGuide | undefined): HelpGuideNeighbour | null =>
  guide ? { title: guide.title, slug: guide.slug, categorySlug: guide.category.slug } : null;
