import { use } from 'react';
import { AppearanceControls } from '#shared/appearance/AppearanceControls';
import { StartPagesContext } from '#shared/appearance/StartPagesContext';

/** The app's appearance on this device: the content of the drawer as a page. */
export function AppearanceTab() {
  const useStartPages = use(StartPagesContext);
  return <AppearanceControls startPages={useStartPages()} />;
}
