import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Box, Input } from '../Field/Control.styles';
import { hostile } from '../Field/Field.fixtures';
import { sampleGroups as groups } from './sampleGroups';
import { resultId, SearchResults } from './SearchResults';

type Shown = Omit<ComponentProps<typeof SearchResults>, 'onPoint'>;

/** Results under a focused field; the pointer makes the option under it active. */
function Pointed({ activeId, ...results }: Shown) {
  const [active, setActive] = useState(activeId);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', width: 480, height: 360 }}>
      <Box>
        <Input
          role="combobox"
          aria-label="Search"
          aria-expanded
          aria-controls={results.id}
          aria-activedescendant={active === null ? undefined : resultId(results.id, active)}
          defaultValue={results.query}
        />
      </Box>
      <SearchResults {...results} activeId={active} onPoint={setActive} />
    </div>
  );
}

const meta = {
  component: Pointed,
  args: { id: 'results', label: 'Results', groups, query: 'inv', activeId: 'inventory', onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof Pointed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Go to' })).toBeVisible());
    await expect(canvas.getByRole('option', { name: /^Inventory/ })).toHaveAttribute('aria-selected', 'true');
    const settings = canvas.getByRole('option', { name: /^Settings/ });
    await fireEvent.pointerMove(settings);
    await waitFor(() => expect(settings).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(settings);
    await expect(args.onPick).toHaveBeenCalledWith(groups[1]?.items[1], { newTab: false });
    await fireEvent.click(settings, { ctrlKey: true });
    await expect(args.onPick).toHaveBeenLastCalledWith(groups[1]?.items[1], { newTab: true });
  },
};

/** The cross removes a recent search from the list, and opens nothing. */
export const Removable: Story = {
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('option', { name: 'leather strap' }).querySelector('[data-remove]');
    await fireEvent.click(cross as Element);
    await expect(args.onRemove).toHaveBeenCalledWith(groups[0]?.items[0]);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** The active option scrolls into view. */
export const Many: Story = {
  args: {
    query: '',
    activeId: 'p199',
    groups: [
      {
        id: 'all',
        title: 'Products',
        items: Array.from({ length: 200 }, (_unused, at) => ({ id: `p${at}`, title: `Product ${at}` })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const active = canvas.getByRole('option', { name: 'Product 199' });
    await expect(active).toHaveAttribute('aria-selected', 'true');
    const frame = canvas.getByRole('listbox').parentElement as HTMLElement;
    await waitFor(() => expect(active.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: {
    query: '<img',
    groups: [{ id: 'x', title: hostile, items: [{ id: 'x', title: hostile, subtitle: hostile, note: hostile }] }],
    activeId: null,
  },
};
