import { lazy } from 'react';
import { getI18n } from 'react-i18next';
import { importOrReload } from '../../../../shared/routing/reloadOnce';

/** A card's dialog, whose code and texts come when it is first drawn. */
export const LazyCardDialog = lazy(async () => {
  const texts = getI18n().loadNamespaces('editing');
  const dialog = await importOrReload('card', () => import('./CardDialog'));
  await texts;
  return { default: dialog.CardDialog };
});
