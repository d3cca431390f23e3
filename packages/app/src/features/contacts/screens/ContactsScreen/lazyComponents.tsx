import { Skeleton } from '@stockroom/ui';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** Overlays load when they are first opened. */
export const ContactsTrash = lazyPart(
  'contacts-trash',
  async () => (await withTexts('trash', import('./ContactsTrash'))).ContactsTrash,
);

export const ContactTagsDialog = lazyPart(
  'contact-tags',
  async () => (await withTexts('tags', import('./ContactTagsDialog'))).ContactTagsDialog,
);

/** Bulk actions load when the page is idle. */
export const SelectionActions = lazyPart('contact-selection', async () => (await import('./SelectionActions')).SelectionActions);

/** The editor, whose code loads after the list's. */
export const LazyContactEditor = lazyPart(
  'contact-editor',
  async () => (await withTexts(['editing', 'phones', 'tags'], import('./ContactEditor'))).ContactEditor,
  <Skeleton shape="rect" height={320} />,
);
