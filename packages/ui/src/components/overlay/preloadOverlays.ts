import { MenuLayer } from '../Menu/MenuLayer';
import { PopoverLayer } from '../Popover/PopoverLayer';
import { ModalLayer } from './Modal';

/**
 * Loads what dialogs, menus and popovers need, so that the first one opens at once and works off line too. For a moment when
 * the page has nothing else to do. Never rejects: what could not be loaded is tried again when it is opened.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([ModalLayer.preload(), MenuLayer.preload(), PopoverLayer.preload()]);
}
