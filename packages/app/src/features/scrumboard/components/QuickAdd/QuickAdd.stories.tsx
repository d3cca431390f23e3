import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { draftSubject } from '#shared/drafts/draftSubject';
import { QuickAdd } from './QuickAdd';

const meta = {
  component: QuickAdd,
  args: {
    subject: draftSubject('quick-card', 'list'),
    limit: 60,
    isMany: true,
    onAdd: fn(),
    labels: {
      open: 'Add a card',
      name: 'Title of the new card',
      placeholder: 'What is to be done?',
      add: 'Add',
      addMany: (count) => `Add ${count} cards`,
      asOne: 'As one card',
      close: 'Close',
      tooLong: 'At most 60 characters.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed. */
export const Default: Story = {};

/** Enter adds a card and stays open for the next; Escape closes the form and returns the focus. */
export const OneAfterAnother: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    const field = canvas.getByRole('textbox', { name: 'Title of the new card' });
    await userEvent.type(field, '  Count caps {Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(['Count caps'], expect.any(Function));
    await expect(field).toHaveValue('');
    await userEvent.type(field, '   {Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a card' })).toHaveFocus());
  },
};

export const SeveralLines: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Count caps\r\n\r\n Count mugs');
    await userEvent.click(canvas.getByRole('button', { name: 'As one card' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(['Count caps Count mugs'], expect.any(Function));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Count caps\nCount mugs');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add 2 cards' })).toBeVisible());
  },
};

export const TooLong: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('x'.repeat(61));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 60 characters.');
    await expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(61));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
