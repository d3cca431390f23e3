import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const add = fn();

const meta = {
  component: EmptyState,
  args: {
    illustration: 'box',
    title: 'No products yet',
    children: 'Add the first one by hand, or bring your catalogue from a file.',
    action: (
      <>
        <Button variant="primary" icon="add" onPress={add}>
          Add product
        </Button>
        <Button icon="upload">Import</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'No products yet' })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveBeenCalled();
  },
};

export const NoResults: Story = {
  args: {
    illustration: 'search',
    title: 'No product matches “meşe saat”',
    children: 'Search looks at names, SKUs and barcodes.',
    action: <Button>Clear search</Button>,
  },
};

export const Illustrations: Story = {
  args: { action: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
      <EmptyState {...args} illustration="box" title="Box">
        Nothing here yet
      </EmptyState>
      <EmptyState {...args} illustration="search" title="Search">
        Nothing matches
      </EmptyState>
      <EmptyState {...args} illustration="basket" title="Basket">
        Nothing chosen
      </EmptyState>
      <EmptyState {...args} illustration="cloud" title="Cloud">
        Not reached
      </EmptyState>
      <EmptyState {...args} illustration="lock" title="Lock">
        Not allowed
      </EmptyState>
      <EmptyState {...args} illustration="map" title="Map">
        Not found
      </EmptyState>
    </div>
  ),
};

export const TitleAlone: Story = { args: { illustration: undefined, children: undefined, action: undefined } };

/** It fills a page: its title is the h1. */
export const AsAPage: Story = {
  args: {
    illustration: 'map',
    level: 1,
    title: 'This page is not here',
    children: 'It may have moved.',
    action: <Button>Go to the inventory</Button>,
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    illustration: 'search',
    title: '“Paslanmaz çelik kordonlu kol saati” aramanızla eşleşen ürün bulunamadı',
    children:
      'Arama; ürün adlarında, SKU’larda ve barkodlarda yapılır. Yazımı kontrol edebilir veya aramayı temizleyebilirsiniz.',
    action: <Button>Aramayı temizleyin</Button>,
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { title: `<b>${'x'.repeat(160)}</b>`, children: `{{constructor}} ${'🧺'.repeat(80)}` },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
