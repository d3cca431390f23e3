import { startPagesOf } from './startPages';
import { useMenuItems } from './menu/useMenuItems';

/** Pages of the menu that can be the start page. */
export const useStartPages = () => startPagesOf(useMenuItems('classy'));
