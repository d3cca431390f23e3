import type { NavigationItem } from '@stockroom/contract';
import { chatsQuery } from '../../features/chat';
import { feedQuery } from '../../features/feeds';
import { shortcutsQuery } from '../../features/shortcuts';
import { draftTabs } from '../../shared/drafts/draftTabs';
import { navigationQuery } from '../../shared/navigation/navigationQuery';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import { features } from '../features';
import { settleWithin } from './settleWithin';

export { navigationQuery };

/** Menu entries when the menu's own data can't be loaded: the way to the main job. */
export const MINIMAL_MENU: NavigationItem[] = features.flatMap(({ name, entry }) =>
  name === 'inventory' && entry ? [{ id: name, type: 'basic', title: entry.title, icon: entry.icon, link: entry.link }] : [],
);

/** How long a page waits for what stands around it, in milliseconds; until then the shape of frame and page stands there. */
const PATIENCE = 1000;

/**
 * The initial data of signed-in pages: all at once, beside the page's own. A part that
 * fails or hangs does not delay the page: its button says so, or fills when the answer comes. The signed-in person is known
 * already, from restoring the session.
 */
export const loadShellData = protectedLoader(async (queryClient) => {
  // Whatever a page finds half typed has to be known before it is drawn.
  const drafts = draftTabs.look();
  await settleWithin(
    [
      queryClient.query({ ...navigationQuery, staleTime: 'static', retry: false }),
      queryClient.query({ ...feedQuery('messages'), retry: false }),
      queryClient.query({ ...feedQuery('notifications'), retry: false }),
      queryClient.query({ ...chatsQuery(), retry: false }),
      queryClient.query({ ...shortcutsQuery(), retry: false }),
    ],
    PATIENCE,
  );
  await drafts;
});
