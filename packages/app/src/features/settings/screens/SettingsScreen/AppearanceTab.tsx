import { use } from 'react';
import { AppearanceControls } from '../../../../shared/appearance/AppearanceControls';
import { StartPagesContext } from '../../../../shared/appearance/StartPagesContext';

/** How the app looks on this device: what the drawer has, as a page. */
export function AppearanceTab() {
  const useStartPages = use(StartPagesContext);
  return <AppearanceControls startPages={useStartPages()} />;
}
