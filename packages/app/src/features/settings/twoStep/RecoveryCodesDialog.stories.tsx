import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const meta = {
  component: RecoveryCodesDialog,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser, path: '/pages/settings/security' } },
  args: {
    codes: Array.from({ length: 10 }, (_, index) => `k3f9w-7mzq${'abcdefghij'.charAt(index)}`),
    email: demoUser.email,
    madeAt: new Date('2026-03-01T09:30:00Z'),
    onClose: fn(),
  },
} satisfies Meta<typeof RecoveryCodesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  },
};
/** Neither a click outside nor Enter closes the dialog, as its codes are shown only once. */
export const TurkishPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const codes = await screen.findByRole('list', { name: 'Kurtarma kodları' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sakladım' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
