import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { SearchBox, type SearchBoxProps } from './SearchBox';

const meta = {
  component: SearchBox,
  decorators: [withApp],
  args: {
    search: '',
    labels: { label: 'Search products', placeholder: 'Name, SKU or barcode', clear: 'Clear search' },
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One request per word, and not per letter. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products' }), 'strap');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('strap'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const EnterAsksAtOnce: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products' }), '.*{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('.*');
  },
};

export const Cleared: Story = {
  args: { search: 'strap' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

/** Search box with buttons that act like Back and Forward. */
function Searched(props: SearchBoxProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchBox {...props} search={search} onSearch={setSearch} />
      <button type="button" onClick={() => setSearch('')}>
        Back
      </button>
      <button type="button" onClick={() => setSearch('strap')}>
        Forward
      </button>
    </>
  );
}

/** Back and Forward over a typed search: the box always shows the list's current search term. */
export const BackAndForward: Story = {
  tags: ['behaviour'],
  render: (args) => <Searched {...args} />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search products' });
    await userEvent.type(box, 'strap{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(box).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await waitFor(() => expect(box).toHaveValue('strap'));
  },
};
