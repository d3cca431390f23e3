import { CompactNav } from '../CompactNav/CompactNav';
import { HorizontalNav } from '../HorizontalNav/HorizontalNav';
import { Logo } from '../Logo/Logo';
import { barItems, railItems, sampleItems } from '../SideNav/sampleItems';
import { SideNav } from '../SideNav/SideNav';
import type { AppShellProps } from './AppShell';
import { useRoomForNav } from './useNavOver';

/** Renders the menu of a layout with sample entries, for stories. */
export function SampleMenu({ layout, path }: { layout: AppShellProps['layout']; path: string }) {
  const isWide = useRoomForNav();
  const menu = { label: 'Main', currentPath: path, locale: 'en' };
  if (isWide && layout === 'compact') return <CompactNav {...menu} items={railItems} header={<Logo withName={false} />} />;
  if (isWide && layout === 'horizontal') return <HorizontalNav {...menu} items={barItems} />;
  return <SideNav {...menu} items={sampleItems} variant={layout === 'futuristic' ? 'futuristic' : 'plain'} header={<Logo />} />;
}
