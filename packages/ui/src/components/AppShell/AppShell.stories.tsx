import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { PageHeader } from '../PageHeader/PageHeader';
import { SideNav } from '../SideNav';
import { sampleItems } from '../SideNav/sampleItems';
import { TopBar } from '../TopBar/TopBar';
import { AppShell, type AppShellProps } from './AppShell';

const meta = {
  component: AppShell,
  args: {
    layout: 'classy',
    skipLinkLabel: 'Skip to content',
    navLabel: 'Menu',
    closeNavLabel: 'Close the menu',
    navOpen: true,
    children: (
      <>
        <PageHeader title="Inventory" description="64 products" actions={<Button variant="primary">Add product</Button>} />
        <Card title="Low stock">
          <p>Nineteen products are below their reorder point.</p>
        </Card>
      </>
    ),
  },
  render: (args) => <Shell {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

function Shell(args: AppShellProps) {
  const [open, setOpen] = useState(args.navOpen);
  const [path, setPath] = useState('/apps/ecommerce/inventory');
  const follow = (event: React.MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
    if (!link) return;
    event.preventDefault();
    setPath(link.getAttribute('href') ?? path);
  };
  return (
    <AppShell
      {...args}
      navOpen={open}
      onNavOpenChange={setOpen}
      nav={
        // Stands for the app's router.
        <div style={{ height: '100%' }} role="presentation" onClickCapture={follow}>
          <SideNav label="Main" items={sampleItems} currentPath={path} header={<Logo />} />
        </div>
      }
      topBar={
        <TopBar
          start={<IconButton icon="menu" label="Toggle navigation" expanded={open} onPress={() => setOpen(!open)} />}
          end={<Avatar name="Deniz Arslan" size={32} />}
        >
          <strong style={{ fontWeight: 500 }}>Harbour Street</strong>
        </TopBar>
      }
    />
  );
}

export const Classy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Collapsed: Story = { args: { navOpen: false } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle navigation' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(toggle);
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const OverThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle navigation' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(toggle);
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const Empty: Story = { args: { layout: 'empty' }, render: (args) => <AppShell {...args} /> };
