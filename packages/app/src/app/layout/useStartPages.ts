import { useMenuItems } from './menu/useMenuItems';
import { startPagesOf } from './startPages';

/** Pages of the menu that can be the start page. */
export const useStartPages = () => startPagesOf(useMenuItems('classy'));
