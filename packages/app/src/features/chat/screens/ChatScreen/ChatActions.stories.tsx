import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchChats } from '#features/chat/api/chatQueries';
import { withApp } from '#shared/testing/withApp';
import { ChatScreen } from './ChatScreen';
import { NAME, at, box, clearChats, fromMenu, log, menuOf, messageOf, mocksOf, findInLog, send } from './testing/chatStory';

const meta = {
  component: ChatScreen,
  decorators: [withApp],
  parameters: at('/apps/chat'),
  globals: { viewport: { value: 'lg' } },
  beforeEach: clearChats,
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message is answered, gets a reaction, is starred, and found among the starred ones. */
export const Answered: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const text = 'Then I move them this afternoon.';
    await menuOf(text, 'Star');
    await waitFor(async () => {
      const chat = (await fetchChats()).find(({ id }) => id === 'chat-2');
      await expect(chat?.messages.find(({ value }) => value === text)?.starred).toBe(true);
    });
    const row = await messageOf(text);
    row.focus();
    await userEvent.click(await within(row).findByRole('button', { name: 'Reply' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await send('Before four, please');
    await expect(await within(await messageOf('Before four, please')).findByRole('button', { name: text })).toBeVisible();
    await fromMenu('Chat menu', 'Starred');
    await expect(await screen.findByRole('dialog', { name: 'Starred' })).toHaveTextContent(text);
  },
};

/** ↑ in the empty box edits the user's last message; Escape cancels. */
export const Edited: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    await send('Tomorow');
    await findInLog('Tomorow');
    await waitFor(async () => expect(await box()).toHaveValue(''));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    (await box()).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await box()).toHaveValue('Tomorow'));
    await userEvent.clear(await box());
    await userEvent.keyboard('Tomorrow{Enter}');
    await expect(await findInLog('Tomorrow')).toBeVisible();
    await expect(await within(await messageOf('Tomorrow')).findByText(/edited/)).toBeVisible();
  },
};

export const DeletedAndBack: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const text = 'Two metres, once the winter scarves are in the back.';
    await menuOf(text, 'Delete');
    await waitFor(async () => expect(within(await log()).queryByText(text)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await findInLog(text)).toBeVisible();
  },
};

/** With the pointer resting elsewhere, the focused message shows its actions. */
export const KeysBesideThePointer: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const pointed = await messageOf('And I bring the new price labels 🏷️');
    await userEvent.hover(pointed);
    await expect(await within(pointed).findByRole('button', { name: 'More actions' })).toBeVisible();
    const focused = await messageOf('Then I move them this afternoon.');
    focused.focus();
    await expect(await within(focused).findByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(within(pointed).queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

/** Another person's message cannot be deleted. */
export const TheirsStays: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const theirs = await messageOf('Then I move them this afternoon.');
    theirs.focus();
    await userEvent.click(await within(theirs).findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Star' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
};

/** Every entry of the conversation's menu has its effect, and removals can be undone. */
export const MutedArchivedCleared: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const menu = 'Actions for Priya Nair';
    await fromMenu(menu, 'Mute');
    await expect(await screen.findByRole('link', { name: /^Priya Nair ?, .*muted/ })).toBeVisible();
    await fromMenu(menu, 'Clear messages');
    await expect(await screen.findByRole('heading', { name: 'Nothing said yet' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await findInLog('Then I move them this afternoon.');
    await fromMenu(menu, 'Archive');
    const list = await screen.findByRole('list', { name: 'Chats' });
    await waitFor(() => expect(within(list).queryByRole('link', { name: /^Priya Nair/ })).toBeNull());
    await fromMenu('Chat menu', 'Archived');
    await expect(await screen.findByRole('link', { name: /^Priya Nair/ })).toBeVisible();
  },
};

export const ChatDeletedAndBack: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    await fromMenu('Actions for Priya Nair', 'Delete chat');
    await screen.findByRole('heading', { name: 'Choose a conversation' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Priya Nair/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('region', { name: 'Priya Nair' })).toBeVisible();
  },
};

export const SelectedAndForwarded: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    await fromMenu('Actions for Priya Nair', 'Select messages');
    await expect(await screen.findByRole('button', { name: 'Forward' })).toBeDisabled();
    const tick = await screen.findByRole('checkbox', { name: 'Select: Then I move them this afternoon.' });
    // The checkbox is as wide as a checkbox, and the text has its own width.
    await expect(tick.closest('[data-bare]')?.clientWidth).toBeLessThan(40);
    await userEvent.click(tick);
    const bar = within(await screen.findByRole('group', { name: '1 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Forward' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward to' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Selin Karaca' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    await waitFor(async () => {
      const chat = (await fetchChats()).find(({ contact }) => contact.name === 'Selin Karaca');
      await expect(chat?.messages.at(-1)).toMatchObject({ value: 'Then I move them this afternoon.', isForwarded: true });
    });
  },
};

export const GroupMade: Story = {
  tags: ['behaviour'],
  play: async () => {
    await fromMenu('Chat menu', 'New group');
    const drawer = within(await screen.findByRole('dialog', { name: 'New group' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(drawer.getByText('Enter a name')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: /^Name/ }), 'Monday');
    await userEvent.click(await drawer.findByRole('checkbox', { name: NAME }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Priya Nair' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByRole('region', { name: 'Monday' })).toBeVisible();
  },
};

/** Failed messages keep their order, and are sent with one press. */
export const OrderKept: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async (context) => {
    await findInLog('Then I move them this afternoon.');
    await mocksOf(context).settings.set({ failing: 'chat' });
    await send('First');
    await send('Second');
    await waitFor(() => expect(screen.getAllByText('Not sent.')).toHaveLength(2));
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull());
    await waitFor(async () => {
      const chat = (await fetchChats()).find(({ id }) => id === 'chat-2');
      await expect(chat?.messages.slice(-2).map(({ value }) => value)).toEqual(['First', 'Second']);
    });
  },
};

/** Of five thousand messages only a part is rendered; the newest is one press away. */
export const FiveThousand: Story = {
  parameters: { ...at('/apps/chat/chat-2'), msw: { scenario: 'chat-5000' } },
  tags: ['behaviour'],
  play: async () => {
    // Queries by role take a minute for thousands of messages.
    const messages = await log();
    const rows = () => [...messages.querySelectorAll<HTMLElement>('[data-message]')];
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    // The DOM does not grow with the conversation: 60 messages, and their parts.
    await expect(rows()).toHaveLength(60);
    await expect(messages.querySelectorAll('*').length).toBeLessThan(1500);
    rows().at(-1)?.focus();
    for (let step = 0; step < 3; step += 1) await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rows().length).toBeGreaterThan(60));
    await expect(rows().length).toBeLessThanOrEqual(240);
    await userEvent.click(await screen.findByRole('button', { name: 'To the newest' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'To the newest' })).toBeNull());
  },
};

/** The arrow keys move between messages, Enter into one, and Escape out of it and to the text box. */
export const Keys: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const row = await messageOf('Then I move them this afternoon.');
    row.focus();
    // The emoji's texts load with the first message that shows its actions.
    await within(row).findByRole('button', { name: 'React' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(await messageOf('And I bring the new price labels 🏷️')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(within(row).getByRole('button', { name: 'React' })).toHaveFocus());
    // The first Escape closes the tooltip.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await box()).toHaveFocus();
    });
  },
};

/** Markup is shown as text, links lead to the shown URL, and lone emoji are large. */
export const Hostile: Story = {
  parameters: { ...at('/apps/chat/chat-1'), msw: { scenario: 'hostile-text' } },
  tags: ['behaviour'],
  play: async () => {
    await send('<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/a.');
    // Waits for the server: the pending and the sent message are briefly shown together.
    const row = await messageOf(/<img src=x onerror=alert\(1\)> javascript:alert\(1\)/);
    const link = await within(row).findByRole('link', { name: /example\.com/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/a');
    await expect(within(await log()).queryAllByRole('link', { name: /javascript/ })).toHaveLength(0);
  },
};

/** The search button moves the focus into its field, and Escape out of both to its origin. */
export const FoundByKeys: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Search in this chat' });
    await userEvent.click(opener);
    const field = await screen.findByRole('searchbox', { name: 'Find in this chat' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('shelf');
    await expect(await screen.findByText(/^1 of \d+$/)).toBeVisible();
    // The result scrolls into view; the field keeps the focus.
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('searchbox', { name: 'Find in this chat' })).toBeNull();
  },
};
