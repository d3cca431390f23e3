import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fetchByCode } from '#entities/products/productSearch';
import { withApp } from '#shared/testing/withApp';
import { UnknownCode } from './UnknownCode';

const meta = {
  component: UnknownCode,
  decorators: [withApp],
  args: { code: '4006381333931', onClose: fn() },
  parameters: { app: { user: demoUser } },
} satisfies Meta<typeof UnknownCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The question about an unknown code. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'No product has this code' })).toBeVisible());
    await expect(await button('New product')).toBeVisible();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bu kod hiçbir üründe yok' })).toBeVisible());
    await expect(await button('Yeni ürün')).toBeVisible();
  },
};

export const OnAPhone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };

export const Linking: Story = {
  play: async () => {
    await userEvent.click(await button('Link to a product'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find the product' }), 'isparta{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Link to/ })).toHaveLength(1));
  },
};

export const LinkedAndUndone: Story = {
  tags: ['behaviour'],
  play: async ({ args, context }) => {
    await Linking.play?.(context);
    await userEvent.click(await button('Link to Isparta Gül Saati'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(async () => expect((await fetchByCode('4006381333931'))[0]?.name).toBe('Isparta Gül Saati'));
    await userEvent.click(await button('Undo'));
    await waitFor(async () => expect(await fetchByCode('4006381333931')).toEqual([]));
  },
};

export const NotSearched: Story = {
  parameters: { msw: { scenario: 'failing' } },
  play: async () => {
    await userEvent.click(await button('Link to a product'));
    await waitFor(() => expect(screen.getByText('The products could not be searched')).toBeVisible());
  },
};
