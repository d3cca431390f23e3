import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Column, phoneWidth } from '../Field/Field.fixtures';
import { Form } from '../Form/Form';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    labels: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps lock is on' },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column>
        <PasswordField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, '  spaces are kept ');
    await expect(args.onChange).toHaveBeenLastCalledWith('  spaces are kept ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible());
  },
};

export const HiddenAgainBySubmitting: Story = {
  tags: ['behaviour'],
  args: { value: 'correct horse' },
  render: (args) => (
    <Form label="Sign in" onSubmit={() => undefined}>
      <PasswordField {...args} />
      <Button type="submit">Sign in</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps lock is on');
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <PasswordField {...args} value="correct horse" required requiredText="required" />
      <PasswordField {...args} label="New password" help="Eight characters or more. Any will do." autoComplete="new-password" />
      <PasswordField {...args} error="The email address or the password is wrong." value="wrong" />
      <PasswordField {...args} value="correct horse" disabled />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus());
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Yeni parolanız',
    help: 'En az sekiz karakter kullanın; boşluk da karakterdir.',
    error: 'Parolanız çok kısa. Lütfen en az sekiz karakterden oluşan bir parola yazın.',
    required: true,
    requiredText: 'zorunlu',
    labels: { show: 'Parolayı göster', hide: 'Parolayı gizle', capsLock: 'Büyük harf kilidi açık' },
    value: 'kısa',
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
