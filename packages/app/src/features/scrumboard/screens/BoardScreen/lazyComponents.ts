import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** A card's dialog, whose code and translations load when it is first rendered. */
export const LazyCardDialog = lazyPart('card', async () => {
  const [dialog] = await Promise.all([import('../CardDialog/CardDialog'), getI18n().loadNamespaces('editing')]);
  return dialog.CardDialog;
});
