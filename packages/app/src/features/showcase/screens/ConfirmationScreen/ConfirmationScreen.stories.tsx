import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { ConfirmationScreen } from './ConfirmationScreen';

const meta = {
  component: ConfirmationScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser, path: showcasePaths.confirmation } },
} satisfies Meta<typeof ConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => expect(await screen.findByRole('button', { name: 'Open the dialog' })).toBeVisible(),
};

/** A question is set up, asked and answered: the answer stays on the page. */
export const Answered: Story = {
  tags: ['behaviour'],
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(screen.getByRole('button', { name: 'Open the dialog' }));
    await expect(screen.getByText('Enter a text')).toBeVisible();
    await userEvent.type(title, 'Close the shop?');
    await userEvent.click(screen.getByRole('button', { name: 'Open the dialog' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close the shop?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Confirmed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByText(/"title": "Close the shop\?"/)).toBeVisible();
  },
};
