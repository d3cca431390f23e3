import { startPagesOf } from './startPages';
import { useMenuItems } from './menu/useMenuItems';

/** The pages of the menu that one may start with. */
export const useStartPages = () => startPagesOf(useMenuItems('classy'));
