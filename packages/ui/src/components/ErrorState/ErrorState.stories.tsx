import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  component: ErrorState,
  args: {
    title: 'The products could not be loaded',
    children: 'The store server did not answer. What you typed is kept.',
    retryLabel: 'Retry',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithDetails: Story = { args: { details: 'Error 503 at 14:02, request 7f3a' } };

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    title: 'Ürün listesi şu anda mağaza sunucusundan alınamadı',
    children: 'Yazdıklarınız bu cihazda saklanıyor. Bağlantınızı kontrol edip yeniden deneyebilirsiniz.',
    retryLabel: 'Yeniden deneyin',
    details: 'Hata 503, saat 14.02, istek 7f3a',
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { title: '<img src=x onerror=alert(1)>', children: 'x'.repeat(400), details: '\u202E{{constructor}}' },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
