import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { TextField } from '../TextField';
import { RowsField, type RowsFieldProps } from './RowsField';

interface Email {
  id: string;
  email: string;
  label: string;
}

const ROWS: Email[] = [
  { id: 'a', email: 'mina@example.test', label: 'Work' },
  { id: 'b', email: 'mina.aydin@home.example', label: 'Home' },
  { id: 'c', email: 'orders@example.test', label: '' },
];

const fields = (row: Email) => (
  <>
    <TextField label="Email address" hideLabel value={row.email} onChange={fn()} />
    <TextField label="Label" hideLabel placeholder="Label" value={row.label} onChange={fn()} />
  </>
);

function Controlled({ rows: first, ...args }: RowsFieldProps<Email>) {
  const [rows, setRows] = useState(first);
  return (
    <div style={{ maxWidth: 560 }}>
      <RowsField
        {...args}
        rows={rows}
        onAdd={() => setRows([...rows, { id: `new ${rows.length}`, email: '', label: '' }])}
        onRemove={(index) => {
          args.onRemove(index);
          setRows(rows.toSpliced(index, 1));
        }}
      />
    </div>
  );
}

const meta = {
  component: RowsField<Email>,
  args: {
    label: 'Email addresses',
    rows: ROWS,
    keyOf: ({ id }) => id,
    rowLabel: (_row, index) => `Email address ${index + 1}`,
    children: fields,
    onAdd: fn(),
    onRemove: fn(),
    labels: { add: 'Add an email address', remove: (row) => `Remove ${row}` },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RowsField<Email>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new row receives the focus. */
export const Added: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an email address' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Email address' })[3]).toHaveFocus());
  },
};

/** The focus moves to the row that takes the removed one's position, then to the last row, then to the add button. */
export const Removed: Story = {
  play: async ({ args, canvas }) => {
    const remove = (row: number) => userEvent.click(canvas.getByRole('button', { name: `Remove Email address ${row}` }));
    await remove(2);
    await expect(args.onRemove).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(canvas.getByDisplayValue('orders@example.test')).toHaveFocus());
    await remove(2);
    await waitFor(() => expect(canvas.getByDisplayValue('mina@example.test')).toHaveFocus());
    await remove(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add an email address' })).toHaveFocus());
  },
};

export const Empty: Story = { args: { rows: [], help: 'Where we may write to.' } };

export const Full: Story = {
  args: { limit: 3, labels: { ...meta.args.labels, full: 'A contact has at most 3 email addresses.' } },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add an email address' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('A contact has at most 3 email addresses.');
  },
};

/** Each row shows its own error. */
export const Errors: Story = {
  args: {
    children: (row) => (
      <>
        <TextField
          label="Email address"
          hideLabel
          value={row.email}
          onChange={fn()}
          error={row.id === 'b' ? 'Enter an address such as name@example.com' : undefined}
        />
        <TextField label="Label" hideLabel placeholder="Label" value={row.label} onChange={fn()} />
      </>
    ),
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (let stops = 0; stops < 3; stops += 1) await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Email address 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByDisplayValue('mina.aydin@home.example')).toHaveFocus());
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Sipariş onaylarının ve faturaların gönderileceği e-posta adresleri',
    help: 'En fazla elli adres ekleyebilirsiniz; ilki, yazışmalarda kendiliğinden seçilir.',
    labels: { add: 'Yeni bir e-posta adresi ekleyin', remove: (row) => `${row} satırını kaldırın` },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, rows: [{ id: '__proto__', email: hostile, label: hostile }], rowLabel: () => hostile },
};
