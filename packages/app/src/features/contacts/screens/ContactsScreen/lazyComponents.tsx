import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';
import { Skeleton } from '@stockroom/ui';

/** Overlays load when they are first opened. */
export const ContactsTrash = lazyPart('contacts-trash', async () => {
  const [module] = await Promise.all([import('./ContactsTrash'), getI18n().loadNamespaces('trash')]);
  return module.ContactsTrash;
});

export const ContactTagsDialog = lazyPart('contact-tags', async () => {
  const [module] = await Promise.all([import('./ContactTagsDialog'), getI18n().loadNamespaces('tags')]);
  return module.ContactTagsDialog;
});

/** Bulk actions load when the page is idle. */
export const SelectionActions = lazyPart('contact-selection', async () => (await import('./SelectionActions')).SelectionActions);

/** The editor, whose code loads after the list's. */
export const LazyContactEditor = lazyPart(
  'contact-editor',
  async () => {
    const [{ ContactEditor }] = await Promise.all([
      import('./ContactEditor'),
      getI18n().loadNamespaces(['editing', 'phones', 'tags']),
    ]);
    return ContactEditor;
  },
  <Skeleton shape="rect" height={320} />,
);
