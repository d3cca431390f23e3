import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatPeople } from './ChatPeople';

const meta = {
  component: ChatPeople,
  args: {
    label: 'Conversations',
    onChoose: fn(),
    people: [
      { id: 'a', name: 'Marcus Ode', state: '2 unread', unread: 2, about: 'And I bring the new price labels', when: 'Today' },
      { id: 'b', name: 'Priya Nair', about: 'Six boxes, one of them damp. I took photos.', when: 'Yesterday' },
      {
        id: 'c',
        name: 'Selin Karaca',
        state: '120 unread, muted',
        unread: 120,
        muted: true,
        about: 'Görüşmek üzere!',
        when: '2 March',
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <ChatPeople {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Marcus Ode ?, 2 unread/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('a');
  },
};

export const Rail: Story = {
  args: { variant: 'rail', current: 'b' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Priya Nair' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Selin Karaca, 120 unread, muted' })).toBeVisible());
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    people: [
      { id: 'a', name: '<script>alert(1)</script>', about: 'x'.repeat(300), when: 'Today' },
      { id: 'b', name: 'Unbreakable'.repeat(12), about: '\u202Eabc', state: '4 unread', unread: 4, when: '28 Şubat 2026' },
    ],
  },
};
export const OnAPhone: Story = { tags: ['full'], ...HostileText, globals: { viewport: { value: 'phone' } } };
