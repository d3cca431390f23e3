import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pricingPaths } from '#features/pricing/pricingPaths';
import { withApp } from '#shared/testing/withApp';
import { PricingScreen } from './PricingScreen';

const meta = {
  component: PricingScreen,
  decorators: [withApp],
  args: { variant: 'modern' },
  parameters: { layout: 'padded', app: { user: demoUser, path: pricingPaths.modern } },
} satisfies Meta<typeof PricingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** Yearly billing shows the saving; the popular plan is emphasised. */
export const Default: Story = {
  play: async () => {
    const shop = within(await screen.findByRole('region', { name: 'Shop' }));
    await expect(shop.getByText('20% saved')).toBeVisible();
    await expect(shop.getByText('Most chosen')).toBeVisible();
    await expect(shop.getByText('$470.00 once a year')).toBeVisible();
  },
};
export const Simple: Story = {
  args: { variant: 'simple' },
  play: async () => seen(() => screen.getByRole('region', { name: 'House' })),
};
export const Single: Story = { args: { variant: 'single' }, play: async () => seen(() => screen.getByText('$1,299.00')) };

/** Every cell belongs to a plan above it and a feature beside it. */
export const Table: Story = {
  args: { variant: 'table' },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Plans compared' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'Stock counts' })).toBeVisible();
  },
};
export const TablePhone: Story = {
  tags: ['full'],
  ...Table,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('table', { name: 'Plans compared' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => seen(() => screen.getByText('%20 tasarruf')),
};

/** Monthly billing saves nothing. */
export const Monthly: Story = {
  play: async () => {
    await screen.findByRole('region', { name: 'Shop' });
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await seen(() => screen.getByText('$49.00'));
    await expect(screen.queryByText(/saved/)).toBeNull();
    await expect(screen.getByRole('radiogroup', { name: 'Billing' })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { scenario: 'pricing-silent' } },
  play: async () => seen(() => screen.getByText('Loading the prices')),
};
export const Failed: Story = {
  parameters: { msw: { scenario: 'pricing-failing' } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The prices could not be loaded'),
};
