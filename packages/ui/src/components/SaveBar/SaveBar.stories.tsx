import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SaveBar } from './SaveBar';

const meta = {
  component: SaveBar,
  args: {
    open: true,
    message: 'Price and stock are not saved',
    saveLabel: 'Save',
    discardLabel: 'Discard',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Price and stock are not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Saving: Story = {
  args: { saving: true, savingText: 'Saving…' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
};

const submit = fn();

function PriceForm() {
  const [price, setPrice] = useState('19.50');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      style={{ display: 'grid', gap: 24 }}
    >
      <label>
        Price <input value={price} onChange={(event) => setPrice(event.target.value)} />
      </label>
      <div style={{ height: 900 }} />
      <SaveBar
        open={price !== '19.50'}
        message="The price is not saved"
        saveLabel="Save"
        discardLabel="Discard"
        onDiscard={() => setPrice('19.50')}
      />
    </form>
  );
}

/** It stays in sight however long the form is, comes with the first change and goes with the last; Save submits the form. */
export const InAForm: Story = {
  render: () => <PriceForm />,
  play: async ({ canvas }) => {
    submit.mockClear();
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(price, '0');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible());
    const bar = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await userEvent.clear(price);
    await userEvent.type(price, '19.50');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await userEvent.type(price, '9');
  },
};

export const LongTurkish: Story = {
  args: {
    message: '“Meşe kasalı, deri kordonlu kol saati” ürününün fiyatı, stok miktarı ve yeniden sipariş sınırı kaydedilmedi',
    saveLabel: 'Değişiklikleri kaydedin',
    discardLabel: 'Vazgeçin',
  },
};

export const HostileText: Story = { args: { message: `<b>${'W'.repeat(200)}</b> {{x}}` } };

export const OnAPhone: Story = { ...LongTurkish, globals: { viewport: { value: 'phone' } } };
