import { withTexts } from '../../shared/i18n/withTexts';

/** Fetches the drawer and its texts in parallel. */
export async function loadAppearanceDrawer() {
  return (await withTexts('appearance', import('./components/AppearanceDrawer'))).AppearanceDrawer;
}
