import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { ChatComposer } from './ChatComposer';

const meta = {
  component: ChatComposer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    maxLength: 100,
    labels: { form: 'Write to Marcus', message: 'Message', placeholder: 'Write a message', send: 'Send' },
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    return <ChatComposer {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without text there is nothing to send. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}two');
    await expect(box).toHaveValue('One\ntwo');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

const SAFARI: object = { key: 'Enter', keyCode: 229 };

/** Enter also ends the composition of a character; Safari reports that only by the key code. */
export const Composing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '山');
    await fireEvent.keyDown(box, SAFARI);
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const TooLong: Story = {
  args: { value: 'ğ'.repeat(104), error: 'A message has at most 100 characters.' },
};

export const Growing: Story = {
  args: { value: Array.from({ length: 8 }, (_, line) => `Line ${line}`).join('\n'), maxLength: 500 },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    value: 'Kordonların sayımını bitirdiğimde size haber vereceğim.',
    maxLength: 500,
    labels: { form: 'Marcus kişisine yazın', message: 'Mesaj', placeholder: 'Mesaj yazın', send: 'Gönder' },
  },
  globals: { viewport: { value: 'phone' } },
};
