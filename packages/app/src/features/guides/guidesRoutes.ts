import { getI18n } from 'react-i18next';
import { redirect, type RouteObject } from 'react-router-dom';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { guideIndexQuery, guideQuery } from './api/guideQueries';
import { guidesPaths } from './guidesPaths';
import { guidesRoutePaths } from './guidesRoutePaths';

/** The screen retries a failed load. */
const staticQuery = { staleTime: 'static' } as const;
const ignore = () => undefined;

/** Routes of the guides built from the project's own `docs/guides`. */
export const guidesRoutes: RouteObject[] = [
  {
    path: guidesRoutePaths.root,
    loader: ({ request }) => redirect(guidesPaths.first + new URL(request.url).search),
  },
  {
    path: guidesRoutePaths.guide,
    loader: protectedLoader((client, { params }) => {
      const { language } = getI18n();
      const { category = '', guide = '' } = params;
      client.query({ ...guideIndexQuery(language), ...staticQuery }).catch(ignore);
      client.query({ ...guideQuery(language, { category, guide }), ...staticQuery }).catch(ignore);
    }),
    lazy: lazyScreen(
      'guides',
      async () => (await withTexts('guide', import('./screens/DocsGuideScreen/DocsGuideScreen'))).DocsGuideScreen,
    ),
  },
  {
    path: guidesRoutePaths.tour,
    lazy: lazyScreen('guides', async () => (await import('./screens/TourScreen/TourScreen')).TourScreen),
  },
];
