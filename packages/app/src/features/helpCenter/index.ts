import '../../shared/guide/locales/types';
import './locales/types';

export { helpCenterRoutes as routes } from './helpCenterRoutes';
