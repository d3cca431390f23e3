import { type AppShellProps, AppShell, IconButton, TopBar } from '@stockroom/ui';
import { useState, type ReactNode } from 'react';
import { SampleMenu } from '../packages/ui/src/components/AppShell/sampleMenu';

interface StoryLayoutProps {
  layout: AppShellProps['layout'];
  children: ReactNode;
}

/**
 * Frames a story of the app with a menu and a top bar, in the layout chosen in the toolbar. The app's own shell has its own
 * stories.
 */
export function StoryLayout({ layout, children }: StoryLayoutProps) {
  const [open, setOpen] = useState(true);
  const toggle = () => setOpen(!open);
  return (
    <AppShell
      layout={layout}
      skipLinkLabel="Skip to content"
      navLabel="Menu"
      closeNavLabel="Close the menu"
      navOpen={open}
      onNavOpenChange={setOpen}
      nav={<SampleMenu layout={layout} path="/apps/ecommerce/inventory" />}
      topBar={<TopBar start={<IconButton icon="menu" label="Toggle navigation" expanded={open} onPress={toggle} />} />}
    >
      {children}
    </AppShell>
  );
}
