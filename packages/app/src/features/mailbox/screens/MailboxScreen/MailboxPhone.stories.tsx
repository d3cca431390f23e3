import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { withApp } from '#shared/testing/withApp';
import { MailboxScreen } from './MailboxScreen';

const route = `${mailboxPaths.root}/:folder?/:page?/:mailId?`;
const at = (path: string) => ({ app: { user: demoUser, path: `${mailboxPaths.root}${path}`, route } });

const meta = {
  component: MailboxScreen,
  decorators: [withApp],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'padded', ...at('/inbox/1') },
} satisfies Meta<typeof MailboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Printed, an external letter is as high as all its lines, and on screen as before. */
export const LetterOnPaper: Story = {
  tags: ['behaviour'],
  parameters: { ...at('/inbox/1/hostile-21'), msw: { scenario: 'hostile-text' } },
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('A megabyte');
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Wide words'));
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(1000));
    const onScreen = frame.style.height;
    window.dispatchEvent(new Event('beforeprint'));
    await expect(frame.clientWidth).toBe(620);
    await expect(frame.clientHeight).toBe((frame.contentDocument?.body.scrollHeight ?? 0) + 1);
    window.dispatchEvent(new Event('afterprint'));
    await expect(frame.style.height).toBe(onScreen);
  },
};

/** The list's name is readable beside all its buttons. */
export const TrashOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr' },
  parameters: at('/trash/1'),
  decorators: [
    (Screen) => (
      <div style={{ maxWidth: 288 }}>
        <Screen />
      </div>
    ),
  ],
  play: async () => {
    await screen.findByRole('button', { name: 'Boşalt' });
    const name = screen.getByRole('heading', { level: 2, name: 'Çöp kutusu' });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
