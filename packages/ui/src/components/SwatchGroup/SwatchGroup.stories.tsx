import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { themeClass } from '../../theme/themeClass';
import { THEMES } from '../../theme/themeNames';
import { SwatchGroup } from './SwatchGroup';

const optionsOf = (names: readonly string[]) =>
  THEMES.map((value, index) => ({ value: value as string, label: names[index] ?? value, className: themeClass(value, 'light') }));

const meta = {
  component: SwatchGroup,
  args: {
    label: 'Theme',
    value: 'default',
    onChange: fn(),
    options: optionsOf(['Default', 'Brand', 'Teal', 'Rose', 'Purple', 'Amber']),
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <SwatchGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SwatchGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible());
    await userEvent.click(canvas.getByText('Teal'));
    await expect(args.onChange).toHaveBeenCalledWith('teal');
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Default' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toBeChecked();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  args: { label: 'Tema', options: optionsOf(['Varsayılan', 'Marka', 'Çamurcun yeşili', 'Gül', 'Mor', 'Kehribar']) },
};
export const Dark: Story = {
  args: { options: THEMES.map((value) => ({ value, label: value, className: themeClass(value, 'dark') })) },
  globals: { scheme: 'dark' },
};
export const HostileText: Story = {
  tags: ['full'],
  args: { options: [{ value: 'default', label: `<b>${'W'.repeat(40)}`, className: 'theme-rose' }] },
};
export const OnAPhone: Story = { tags: ['full'], ...Turkish, globals: { viewport: { value: 'phone' } } };
