import { comingSoonRoutes } from '../../features/comingSoon';
import { errorRoutes } from '../../features/errors';

/** Pages that say one thing each, fetched together when one of them is opened. */
export const plainPages = [...errorRoutes, ...comingSoonRoutes];
