import { AppShell, IconButton, Logo, SideNav, TopBar } from '@stockroom/ui';
import { useState, type ReactNode } from 'react';
import { sampleItems } from '../packages/ui/src/components/SideNav/sampleItems';

/** Shows a story of the app between a menu and a top bar, as the toolbar's layout says. The app's own shell has stories of its own. */
export function StoryLayout({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  const toggle = () => setOpen(!open);
  return (
    <AppShell
      layout="classy"
      skipLinkLabel="Skip to content"
      navLabel="Menu"
      closeNavLabel="Close the menu"
      navOpen={open}
      onNavOpenChange={setOpen}
      nav={<SideNav label="Main" items={sampleItems} currentPath="/apps/ecommerce/inventory" header={<Logo />} />}
      topBar={<TopBar start={<IconButton icon="menu" label="Toggle navigation" expanded={open} onPress={toggle} />} />}
    >
      {children}
    </AppShell>
  );
}
