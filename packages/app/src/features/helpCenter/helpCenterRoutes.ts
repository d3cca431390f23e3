import { getI18n } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { faqsQuery, guideQuery, guidesQuery, requestsQuery } from './api/helpQueries';
import { helpRoutes } from './helpCenterPaths';
import { MOST_ASKED } from './model/categories';

/** The screen retries a failed load. */
const staticQuery = { staleTime: 'static' } as const;
const ignore = () => undefined;

export const helpCenterRoutes: RouteObject[] = [
  {
    path: helpRoutes.home,
    loader: protectedLoader((client) => {
      const { language } = getI18n();
      client.query({ ...faqsQuery(language, MOST_ASKED), ...staticQuery }).catch(ignore);
      client.query({ ...guidesQuery(language), ...staticQuery }).catch(ignore);
    }),
    lazy: lazyScreen('helpCenter', () =>
      import('./screens/HelpHomeScreen/HelpHomeScreen').then((module) => module.HelpHomeScreen),
    ),
  },
  {
    path: helpRoutes.faqs,
    loader: protectedLoader((client) => {
      client.query({ ...faqsQuery(getI18n().language), ...staticQuery }).catch(ignore);
    }),
    lazy: lazyScreen('helpCenter', () => import('./screens/FaqsScreen/FaqsScreen').then((module) => module.FaqsScreen)),
  },
  ...[helpRoutes.guides, helpRoutes.category].map((path) => ({
    path,
    loader: protectedLoader((client, { params }) => {
      client.query({ ...guidesQuery(getI18n().language, params['category']), ...staticQuery }).catch(ignore);
    }),
    lazy: lazyScreen('helpCenter', () => import('./screens/GuidesScreen/GuidesScreen').then((module) => module.GuidesScreen)),
  })),
  {
    path: helpRoutes.guide,
    loader: protectedLoader((client, { params }) => {
      const { category = '', guide = '' } = params;
      client.query({ ...guideQuery(getI18n().language, category, guide), ...staticQuery }).catch(ignore);
    }),
    lazy: lazyScreen(
      'helpCenter',
      async () => (await withTexts('guide', import('./screens/GuideScreen/GuideScreen'))).GuideScreen,
    ),
  },
  {
    path: helpRoutes.support,
    loader: protectedLoader((client) => {
      client.query({ ...requestsQuery(), ...staticQuery }).catch(ignore);
    }),
    lazy: lazyScreen(
      'helpCenter',
      async () => (await withTexts('attachments', import('./screens/SupportScreen/SupportScreen'))).SupportScreen,
    ),
  },
];
