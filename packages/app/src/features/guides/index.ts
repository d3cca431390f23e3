export { guidesRoutes as routes } from './guidesRoutes';
export { STOPS } from './model/stops';
