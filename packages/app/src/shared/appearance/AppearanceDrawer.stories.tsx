import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { preferenceStore } from '../preferences/preferenceStore';
import { withApp } from '../testing/withApp';
import { AppearanceDrawer } from './AppearanceDrawer';

const meta = {
  component: AppearanceDrawer,
  decorators: [withApp],
  args: {
    open: true,
    onOpenChange: () => undefined,
    startPages: [{ path: '/apps/ecommerce/inventory/import', title: 'Import' }],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppearanceDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async (name = 'Appearance') => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  play: async () => {
    const at = await drawer();
    await expect(within(at.getByRole('radiogroup', { name: 'Theme' })).getAllByRole('radio')).toHaveLength(6);
    await expect(at.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(at.getByRole('radiogroup', { name: 'Scheme' })).toHaveAccessibleDescription(/as your system is/);
    await waitFor(() => expect(at.getByRole('radiogroup', { name: 'Layout' })).toBeVisible());
    await expect(at.getByRole('radio', { name: 'Classy' })).toBeChecked();
  },
};

/** Every choice is saved at once. */
export const Chosen: Story = {
  play: async () => {
    const at = await drawer();
    await userEvent.click(at.getByRole('radio', { name: 'Teal' }));
    await userEvent.click(at.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(at.getByRole('radio', { name: 'Horizontal' }));
    await userEvent.click(within(at.getByRole('group', { name: 'Density' })).getByRole('radio', { name: 'Compact' }));
    await userEvent.click(at.getByRole('radio', { name: 'Reduced' }));
    await userEvent.click(at.getByRole('combobox', { name: 'Start page' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Import' }));
    await expect(preferenceStore.get()).toMatchObject({
      theme: 'teal',
      scheme: 'dark',
      layout: 'horizontal',
      density: 'compact',
      reducedMotion: true,
      startPage: '/apps/ecommerce/inventory/import',
    });
  },
};

/** The layout requested by the URL is shown as chosen, and choosing one removes it from the URL. */
export const LayoutOfTheAddress: Story = {
  tags: ['behaviour'],
  parameters: { app: { path: '/apps?layout=futuristic&page=2' } },
  play: async () => {
    const at = await drawer();
    await expect(at.getByRole('radio', { name: 'Futuristic' })).toBeChecked();
    await userEvent.click(at.getByRole('radio', { name: 'Classy' }));
    await waitFor(() => expect(at.getByRole('radio', { name: 'Classy' })).toBeChecked());
    await expect(preferenceStore.get().layout).toBe('classy');
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <AppearanceDrawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const at = await drawer();
    at.getByRole('radio', { name: 'Default' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(preferenceStore.get().theme).toBe('brand');
    await userEvent.tab();
    await waitFor(() => expect(at.getByRole('radio', { name: 'Light' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(preferenceStore.get().scheme).toBe('auto');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  args: { startPages: [{ path: '/apps/ecommerce/inventory/import', title: 'Ürünleri içe aktarma' }] },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };
