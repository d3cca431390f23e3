import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { IconButton } from '../IconButton/IconButton';
import { PageHeader } from '../PageHeader/PageHeader';
import { TopBar } from '../TopBar/TopBar';
import { AppShell, type AppShellProps } from './AppShell';
import { SampleMenu } from './sampleMenu';

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
        // Stands in for the app's router.
        <div style={{ height: args.layout === 'horizontal' ? 'auto' : '100%' }} role="presentation" onClickCapture={follow}>
          <SampleMenu layout={args.layout} path={path} />
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('main')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
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
    await waitFor(() => expect(menu.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(toggle).toHaveFocus());
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
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

export const Empty: Story = { args: { layout: 'empty' }, render: (args) => <AppShell {...args} /> };

/** From this width on the menu is a rail; the entries below an entry open beside it. */
export const Compact: Story = {
  args: { layout: 'compact' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(72);
    await waitFor(() => expect(canvas.getByRole('main')).toBeVisible());
  },
};

export const CompactOpen: Story = {
  args: { layout: 'compact' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Futuristic: Story = {
  args: { layout: 'futuristic' },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('navigation', { name: 'Main' });
    await expect(getComputedStyle(place).colorScheme).toBe('dark');
    await expect(getComputedStyle(canvas.getByRole('main')).colorScheme).toBe('light only');
  },
};

export const Horizontal: Story = {
  args: { layout: 'horizontal' },
  play: async ({ canvas }) => {
    const top = canvas.getByRole('banner').getBoundingClientRect();
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(bar.top).toBe(top.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle navigation' }));
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle navigation' }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible());
  },
};

export const HorizontalOpen: Story = {
  args: { layout: 'horizontal' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
  },
};

/** In every layout, a phone shows the same menu: at the side, over the page. */
export const HorizontalOnAPhone: Story = {
  tags: ['behaviour'],
  args: { layout: 'horizontal' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle navigation' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(toggle);
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Text typed in the page is kept when the layout around it changes. */
export const OtherLayoutSamePage: Story = {
  tags: ['behaviour'],
  render: function Render(args) {
    const [layout, setLayout] = useState<AppShellProps['layout']>('classy');
    return (
      <Shell {...args} layout={layout}>
        <input aria-label="Note" defaultValue="" />
        {(['classy', 'compact', 'futuristic', 'horizontal', 'empty'] as const).map((name) => (
          <Button key={name} onPress={() => setLayout(name)}>
            {name}
          </Button>
        ))}
      </Shell>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'half a sentence');
    for (const name of ['compact', 'futuristic', 'horizontal', 'empty', 'classy']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
    }
  },
};
