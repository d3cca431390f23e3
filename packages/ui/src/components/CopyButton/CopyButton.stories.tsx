import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { CopyButton } from './CopyButton';

const meta = {
  component: CopyButton,
  args: {
    text: 'mina@example.test',
    labels: {
      copy: 'Copy the email address',
      copied: 'Copied',
      refused: 'The browser does not allow copying. Select the text and press Ctrl + C.',
    },
    onCopy: fn(async () => true),
  },
  render: (args) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      {args.text} <CopyButton {...args} />
    </span>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It confirms the copy, and becomes a copy button again when the pointer or focus leaves. */
export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy the email address' });
    await userEvent.click(button);
    await expect(args.onCopy).toHaveBeenLastCalledWith('mina@example.test');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
  },
};

export const ResetOnLeave: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleName('Copy the email address'));
  },
};

export const Refused: Story = {
  args: { onCopy: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.labels.refused));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const RefusedInTurkishOnAPhone: Story = {
  tags: ['full'],
  ...Refused,
  args: {
    ...Refused.args,
    labels: {
      copy: 'E-posta adresini kopyala',
      copied: 'Kopyalandı',
      refused: 'Tarayıcı kopyalamaya izin vermiyor. Metni seçip Ctrl + C tuşlarına basın.',
    },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = { tags: ['full'], args: { text: hostile, labels: { ...meta.args.labels, copy: hostile } } };
