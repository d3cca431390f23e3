import { MenuLayer } from '../Menu/MenuLayer';
import { PopoverLayer } from '../Popover/PopoverLayer';
import { ModalLayer } from './Modal';

/**
 * Loads the code of dialogs, menus and popovers, so that the first one opens at once and works offline too. To be called when
 * the page is idle. Never rejects: a failed part is tried again when it opens.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([ModalLayer.preload(), MenuLayer.preload(), PopoverLayer.preload()]);
}
