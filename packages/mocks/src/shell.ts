import { chatRoutes } from './chat/chat.handlers';
import type { Route } from './engine/route';
import { feedRoutes } from './feeds/feeds.handlers';
import { shortcutRoutes } from './shortcuts/shortcuts.handlers';

/** Routes that every signed-in page calls on load, in one chunk. */
export function shellRoutes(): readonly Route[] {
  return [...feedRoutes(), ...shortcutRoutes(), ...chatRoutes()];
}
