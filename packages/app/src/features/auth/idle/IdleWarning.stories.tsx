import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useTranslation } from '#shared/i18n/useTranslation';
import { withApp } from '#shared/testing/withApp';
import { IdleWarning } from './IdleWarning';

/** Loads the texts of the lock beforehand: the warning must not wait for them. */
function Texts({ children }: { children: ReactNode }) {
  useTranslation(['idle', 'auth']);
  return children;
}

const meta = {
  component: IdleWarning,
  decorators: [
    (Story) => (
      <Texts>
        <Story />
      </Texts>
    ),
    withApp,
  ],
  args: { isWarning: true, secondsLeft: 42, stay: fn(), lockNow: fn() },
} satisfies Meta<typeof IdleWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text for screen readers does not count down. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(dialog).toHaveAccessibleDescription(/locks in one minute/);
    await expect(dialog).not.toHaveAccessibleDescription(/42/);
    await waitFor(() => expect(screen.getByText('42 seconds left')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep working' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.stay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Lock now' }));
    await expect(args.lockNow).toHaveBeenCalledOnce();
  },
};
export const LastSecond: Story = { args: { secondsLeft: 1 } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
