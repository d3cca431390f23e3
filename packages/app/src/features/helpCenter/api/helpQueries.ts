import {
  FaqCategory,
  HelpGuide,
  HelpGuideList,
  HelpSearch,
  helpCenterEndpoints,
  MissedSearch,
  SupportRequest,
} from '@stockroom/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Maximum number of a category's guides in one response. */
const MAX_GUIDES = 100;

/** Query keys. Texts are keyed by language, and refetched in another. */
export const helpKeys = {
  all: ['helpCenter'] as const,
  faqs: (language: string, slug?: string) => [...helpKeys.all, 'faqs', language, slug ?? null] as const,
  guides: (language: string, slug?: string) => [...helpKeys.all, 'guides', language, slug ?? null] as const,
  guide: (language: string, category: string, guide: string) => [...helpKeys.all, 'guide', language, category, guide] as const,
  search: (language: string, search: string) => [...helpKeys.all, 'search', language, search] as const,
  missed: () => [...helpKeys.all, 'missed'] as const,
  requests: () => [...helpKeys.all, 'requests'] as const,
};

/** Questions by category; with a slug, those of one category. */
export const faqsQuery = (language: string, slug?: string) =>
  queryOptions({
    queryKey: helpKeys.faqs(language, slug),
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: helpCenterEndpoints.faqs, query: { slug }, schema: v.array(FaqCategory), signal }),
  });

/** The first guides of each category; with a slug, all guides of one. */
export const guidesQuery = (language: string, slug?: string) =>
  queryOptions({
    queryKey: helpKeys.guides(language, slug),
    queryFn: ({ signal }) =>
      request({
        method: 'GET',
        path: helpCenterEndpoints.guides,
        query: { slug, limit: slug === undefined ? undefined : MAX_GUIDES },
        schema: v.array(HelpGuideList),
        signal,
      }),
  });

export const guideQuery = (language: string, categorySlug: string, guideSlug: string) =>
  queryOptions({
    queryKey: helpKeys.guide(language, categorySlug, guideSlug),
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: helpCenterEndpoints.guide, query: { categorySlug, guideSlug }, schema: HelpGuide, signal }),
  });

/** Search results; the previous ones stay until the next arrive. */
export const helpSearchQuery = (language: string, search: string) =>
  queryOptions({
    queryKey: helpKeys.search(language, search),
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: helpCenterEndpoints.search, query: { search }, schema: HelpSearch, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

export const missedQuery = () =>
  queryOptions({
    queryKey: helpKeys.missed(),
    queryFn: ({ signal }) => request({ method: 'GET', path: helpCenterEndpoints.missed, schema: v.array(MissedSearch), signal }),
  });

export const requestsQuery = () =>
  queryOptions({
    queryKey: helpKeys.requests(),
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: helpCenterEndpoints.requests, schema: v.array(SupportRequest), signal }),
  });
