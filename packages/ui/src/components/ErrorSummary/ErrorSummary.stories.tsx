import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Two fields need a look',
    errors: [
      { fieldId: 'summary-name', message: 'Enter a name.' },
      { fieldId: 'summary-unit', message: 'Choose a unit.' },
    ],
  },
  render: (args) => (
    <Column>
      <ErrorSummary {...args} />
      <TextField id="summary-name" label="Name" value="" onChange={() => undefined} error="Enter a name." />
      <RadioGroup
        id="summary-unit"
        label="Unit"
        value=""
        onChange={() => undefined}
        options={[
          { value: 'kg', label: 'Kilogram' },
          { value: 'lb', label: 'Pound' },
        ]}
        error="Choose a unit."
      />
    </Column>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a unit.' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Kilogram' })).toHaveFocus());
    await expect(window.location.hash).toBe('');
  },
};

export const TakesTheFocus: Story = {
  render: function Sent(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <Column>
        <ErrorSummary {...args} attempt={attempt} errors={attempt > 0 ? args.errors : []} />
        <Button onPress={() => setAttempt(attempt + 1)}>Save</Button>
      </Column>
    );
  },
  play: async ({ canvas }) => {
    for (const _ of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Two fields need a look' })).toHaveFocus());
    }
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Enter a name.' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const NoErrors: Story = {
  tags: ['behaviour'],
  args: { errors: [], attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    title: 'Kaydetmeden önce iki alana yeniden bakmanız gerekiyor',
    errors: [
      { fieldId: 'summary-name', message: 'Ürünün mağazada görünecek adını yazın; yalnızca boşluk bırakamazsınız.' },
      { fieldId: 'summary-unit', message: 'Ağırlığın hangi birimle ölçüldüğünü seçin.' },
    ],
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { title: hostile, errors: [{ fieldId: 'summary-name', message: hostile }] },
};
