import { withTexts } from '../../shared/i18n/withTexts';
import '../../shared/appearance/locales/types';

/** Fetches the drawer and its texts in parallel. */
export async function loadAppearanceDrawer() {
  return (await withTexts('appearance', import('./components/AppearanceDrawer'))).AppearanceDrawer;
}
