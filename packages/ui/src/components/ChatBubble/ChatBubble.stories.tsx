import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { ChatBubble } from './ChatBubble';

const retry = fn();

const meta = {
  component: ChatBubble,
  args: {
    author: 'Marcus Ode',
    time: { label: '09:30', iso: '2026-03-02T09:30:00.000Z' },
    children: 'Two boxes of straps came in.\nShall I count them?',
  },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mine: Story = { args: { mine: true, author: 'You' } };
export const Sending: Story = { args: { mine: true, author: 'You', status: { kind: 'sending', label: 'Sending' } } };
export const Failed: Story = {
  args: {
    mine: true,
    author: 'You',
    status: { kind: 'failed', label: 'Not sent.' },
    actions: (
      <Button size="sm" icon="retry" onPress={retry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    children:
      'Günaydın! Paslanmaz çelik kordonlar bu sabah depoya ulaştı; sayımı bitirdiğimde size haber veririm, bugün mağazaya göndermemiz gerekiyor.',
  },
};
export const HostileText: Story = { tags: ['full'], args: { children: `<img src=x onerror=alert(1)> \u202E${'x'.repeat(400)}` } };
export const RightToLeftText: Story = { args: { children: 'وصلت الطلبية إلى المتجر' } };
export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
