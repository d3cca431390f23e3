import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { Select } from './Select';

const categories = [
  { value: 'straps', label: 'Straps' },
  { value: 'watches', label: 'Watches' },
  { value: 'shirts', label: 'Shirts' },
  { value: 'shoes', label: 'Shoes' },
  { value: 'bags', label: 'Bags' },
];

const meta = {
  component: Select<string>,
  args: {
    label: 'Category',
    value: 'watches',
    onChange: fn(),
    onBlur: fn(),
    options: categories,
    placeholder: 'Choose a category',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={280}>
        <Select {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: 'Shoes' }));
    await expect(field).toHaveTextContent('Shoes');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('shoes');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox', { name: 'Category' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Watches' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithDescriptions: Story = {
  args: {
    label: 'Delimiter',
    value: 'comma',
    options: [
      { value: 'comma', label: 'Comma', description: 'Most programs' },
      { value: 'semicolon', label: 'Semicolon', description: 'Excel in Turkish and German' },
      { value: 'tab', label: 'Tab', description: 'Copied from a spreadsheet' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={280}>
      <Select {...args} />
      <Select {...args} value="" required requiredText="required" />
      <Select {...args} value="" error="Choose a category." />
      <Select {...args} help="Decides where customers find it." />
      <Select {...args} readOnly />
      <Select {...args} disabled />
    </Column>
  ),
};

export const FailedToLoad: Story = {
  args: {
    label: 'Brand',
    value: '',
    options: [],
    placeholder: 'No brands',
    emptyText: 'There are no brands to choose from.',
    onRetry: fn(),
    retryText: 'Couldn’t load the brands. Try again',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('There are no brands to choose from.')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Watches');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Bags');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('Shirts');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('sho');
    await expect(active()).toBe('Shoes');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('shoes');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' {ArrowUp}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('shirts');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const ClosesByAPressOutside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** The list covers the dialog, and Escape closes only the list. */
export const InADialog: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Move products" closeLabel="Close">
        <Select {...args} value={value} onChange={setValue} />
      </Dialog>
    );
  },
  play: async () => {
    const page = within(document.body);
    const field = await page.findByRole('combobox', { name: 'Category' });
    await userEvent.click(field);
    await userEvent.click(await page.findByRole('option', { name: 'Shoes' }));
    await expect(field).toHaveTextContent('Shoes');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(page.getByRole('dialog', { name: 'Move products' })).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('option', { name: 'Bags' })).toBeInTheDocument();
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Ürünün mağazada sergilendiği ana kategori',
    help: 'Müşterileriniz ürünü bu başlığın altında bulur.',
    value: 'a',
    options: [
      { value: 'a', label: 'Erkek, kadın ve çocuk kol saatleri ile yedek kayışları' },
      {
        value: 'b',
        label: 'Mevsimlik indirimli ürünler ve seri sonu fırsatları',
        description: 'Yalnızca üç ay boyunca gösterilir',
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, value: '__proto__', options: [{ value: '__proto__', label: hostile, description: hostile }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
