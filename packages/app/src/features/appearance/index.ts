import { getI18n } from 'react-i18next';
import '../../shared/appearance/locales/types';

/** Fetches the drawer and its texts in parallel. */
export async function loadAppearanceDrawer() {
  const [{ AppearanceDrawer }] = await Promise.all([
    import('./components/AppearanceDrawer'),
    getI18n().loadNamespaces('appearance'),
  ]);
  return AppearanceDrawer;
}
