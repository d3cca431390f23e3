import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Box, Input } from '../Field/Control.styles';
import { hostile } from '../Field/Field.fixtures';
import { Flag } from '../Flag/Flag';
import { OptionList, optionId } from './OptionList';
import type { ListOption } from './types';

const options: ListOption[] = [
  { value: 'de', label: 'Germany', description: 'Berlin', icon: <Flag iso="DE" /> },
  { value: 'fr', label: 'France', description: 'Paris', icon: <Flag iso="FR" /> },
  { value: 'tr', label: 'Türkiye', description: 'Ankara', icon: <Flag iso="TR" /> },
];

type Shown = Pick<ComponentProps<typeof OptionList>, 'options' | 'selected' | 'onPick' | 'emptyText'>;

/** A field that keeps the focus and moves through its list with the arrow keys. */
function Listed({ options: all, ...list }: Shown) {
  const field = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [isByKey, setByKey] = useState(true);
  const go = (index: number, byKey: boolean) => {
    setActive(Math.min(all.length - 1, Math.max(0, index)));
    setByKey(byKey);
  };
  return (
    // Room for the list, which opens in the top layer.
    <div style={{ width: 280, minHeight: 420 }}>
      <span id="country">Country</span>
      <Box ref={field}>
        <Input
          role="combobox"
          aria-labelledby="country"
          aria-expanded
          aria-controls="countries"
          aria-activedescendant={all.length > 0 ? optionId('countries', active) : undefined}
          defaultValue=""
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') go(active + 1, true);
            else if (event.key === 'ArrowUp') go(active - 1, true);
            else if (event.key === 'End') go(all.length - 1, true);
          }}
        />
      </Box>
      <OptionList
        {...list}
        id="countries"
        labelledBy="country"
        fieldRef={field}
        options={all}
        active={all.length > 0 ? active : -1}
        isByKey={isByKey}
        onPoint={(index) => go(index, false)}
      />
    </div>
  );
}

const meta = {
  component: Listed,
  args: { options, selected: 'fr', onPick: fn() },
} satisfies Meta<typeof Listed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus stays in the field, also when an option is pressed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Country' })).toBeVisible());
    await expect(screen.getByRole('option', { name: /France/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Türkiye/ })).toHaveAttribute('data-active', 'key'));
    await userEvent.click(screen.getByRole('option', { name: /Germany/ }));
    await expect(args.onPick).toHaveBeenCalledWith(options[0]);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Pointed: Story = {
  play: async () => {
    const option = await screen.findByRole('option', { name: /Türkiye/ });
    await fireEvent.pointerMove(option);
    await waitFor(() => expect(option).toHaveAttribute('data-active', 'pointer'));
  },
};

export const Empty: Story = {
  args: { options: [], emptyText: 'No country has this name' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No country has this name')).toBeVisible());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Of many options only the visible rows are rendered; each states its position and the total. */
export const Many: Story = {
  args: {
    options: Array.from({ length: 10_000 }, (_unused, at) => ({ value: `${at}`, label: `Supplier ${at + 1}` })),
    selected: null,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Supplier 10000' });
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { options: [{ value: 'x', label: hostile, description: hostile }, ...options] },
};
