import type { NavigationItem } from '@stockroom/contract';
import { chatsQuery } from '#features/chat';
import { feedQuery } from '#features/feeds';
import { shortcutsQuery } from '#features/shortcuts';
import { draftTabs } from '#shared/drafts/draftTabs';
import { navigationQuery } from '#shared/navigation/navigationQuery';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { features } from '../features';
import { settleWithin } from './settleWithin';

export { navigationQuery };

/** Menu entries for when the menu's data cannot be loaded: the link to the main job. */
export const MINIMAL_MENU: NavigationItem[] = features.flatMap(({ name, entry }) =>
  name === 'inventory' && entry ? [{ id: name, type: 'basic', title: entry.title, icon: entry.icon, link: entry.link }] : [],
);

/** How long a page waits for the data of its frame, in milliseconds; until then a skeleton is shown. */
const PATIENCE = 1000;

/**
 * Loads the initial data of signed-in pages, all at once, in parallel with the page's own. A part that fails or hangs does not
 * delay the page: its button shows the failure, or fills when the answer arrives. The signed-in user is already known from
 * restoring the session.
 */
export const loadShellData = protectedLoader(async (queryClient) => {
  // Drafts that a page restores must be known before it renders.
  const drafts = draftTabs.refresh();
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
