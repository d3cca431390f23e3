import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** What lies over the page comes when it is first opened. */
export const ContactsTrash = lazyPart('contacts-trash', async () => {
  const [module] = await Promise.all([import('./ContactsTrash'), getI18n().loadNamespaces('trash')]);
  return module.ContactsTrash;
});

export const ContactTagsDialog = lazyPart('contact-tags', async () => {
  const [module] = await Promise.all([import('./ContactTagsDialog'), getI18n().loadNamespaces('tags')]);
  return module.ContactTagsDialog;
});

/** What is done to many comes when the page has nothing better to do. */
export const SelectionActions = lazyPart('contact-selection', async () => (await import('./SelectionActions')).SelectionActions);
