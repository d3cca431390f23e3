import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { MoneyField } from '../MoneyField/MoneyField';
import { NumberField } from '../NumberField/NumberField';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { focusNextOnEnter } from './focusNextOnEnter';
import { Form } from './Form';

const meta = {
  component: Form,
  args: { label: 'New product', onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = { name: 'Enter a name.', sku: 'Enter a SKU.' };

/** It validates on submit, and clears a message as soon as its field is corrected. */
export const Default: Story = {
  render: function Checked(args) {
    const [draft, setDraft] = useState({ name: '', sku: '' });
    const [attempt, setAttempt] = useState(0);
    const fields = ['name', 'sku'] as const;
    const missing = fields.filter((field) => attempt > 0 && draft[field].trim() === '');
    const submit = () => {
      setAttempt(attempt + 1);
      if (fields.every((field) => draft[field].trim() !== '')) args.onSubmit();
    };
    const props = (field: 'name' | 'sku') => ({
      id: `product-${field}`,
      value: draft[field],
      onChange: (value: string) => setDraft({ ...draft, [field]: value }),
      error: missing.includes(field) ? messages[field] : undefined,
      required: true,
      requiredText: 'required',
    });
    return (
      <div style={{ maxWidth: 360 }}>
        <Form {...args} onSubmit={submit}>
          <ErrorSummary
            title="Two fields need a look"
            attempt={attempt}
            errors={missing.map((field) => ({ fieldId: `product-${field}`, message: messages[field] }))}
          />
          <TextField label="Name" {...props('name')} />
          <TextField label="SKU" {...props('sku')} />
          <Button type="submit" variant="primary">
            Add product
          </Button>
        </Form>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'SKU' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Two fields need a look' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a name.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Field watch');
    await expect(canvas.queryByText('Enter a name.')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('FW-38{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Enter moves on, and submits nothing before the button is pressed. */
export const EnterGoesOn: Story = {
  tags: ['behaviour'],
  args: { onKeyDown: focusNextOnEnter },
  render: function Rows(args) {
    const [quantity, setQuantity] = useState<number | null>(1);
    const [reference, setReference] = useState('');
    return (
      <Form {...args}>
        <NumberField label="Quantity" value={quantity} locale="en" onChange={setQuantity} />
        <Button>Remove</Button>
        <TextField label="Reference" value={reference} onChange={setReference} />
        <Button type="submit" variant="primary">
          Record
        </Button>
      </Form>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '12{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Reference' })).toHaveFocus();
    await userEvent.keyboard('PO-1{Enter}');
    await expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Form {...args}>
        <TextField label="Name" value="Field watch" onChange={() => undefined} />
        <Button type="submit" variant="primary" loading loadingText="Adding…">
          Add product
        </Button>
      </Form>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form', { name: 'New product' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  render: (args) => (
    <Form {...args}>
      <TextField label="Name" value="Field watch" onChange={() => undefined} required requiredText="required" />
      <TextField label="SKU" value="FW-38-B" onChange={() => undefined} help="Once per store." />
      <Select label="Category" value="watches" onChange={() => undefined} options={[{ value: 'watches', label: 'Watches' }]} />
      <MoneyField label="Price" value={149} onChange={() => undefined} locale="en" error="The price is below the cost." />
    </Form>
  ),
};
