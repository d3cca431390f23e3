import { mailIds } from '@stockroom/contract';
import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { changeMails, fetchConversation, fetchMails } from '#features/mailbox/api/mailCalls';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { INBOX } from '#features/mailbox/model/mailAddress';
import { withApp } from '#shared/testing/withApp';
import { MailboxScreen } from './MailboxScreen';

const route = `${mailboxPaths.root}/:folder?/:page?/:mailId?`;
const at = (path: string, pattern = route) => ({ app: { user: demoUser, path: `${mailboxPaths.root}${path}`, route: pattern } });

const meta = {
  component: MailboxScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('/inbox/1') },
} satisfies Meta<typeof MailboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const letter = (name: string) => screen.findByRole('article', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const inbox = () => fetchMails({ scope: INBOX, page: 1, search: '', order: 'desc' });
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const rowSeen = (name: string) => seen(() => screen.getByRole('link', { name: new RegExp(name) }));
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull());

export const Default: Story = {
  play: async () => {
    await expect(await row('Straps for the spring window')).toHaveAttribute('href', `/apps/mailbox/inbox/1/${mailIds.mail(1)}`);
    await waitFor(() => expect(screen.getByText('1–10 of 26')).toBeVisible());
  },
};

export const Opened: Story = {
  parameters: at(`/inbox/1/${mailIds.mail(6)}`),
  play: async () => {
    const mail = within(await letter('Re: Window of March'));
    await expect(mail.getByRole('button', { name: /^Open window-left.svg/ })).toBeVisible();
    await expect(await screen.findByText(/Defne Aldridge, /)).toBeVisible();
    await expect(await row('Re: Window of March')).toHaveAttribute('aria-current', 'true');
  },
};

export const OpenedTurkish: Story = {
  tags: ['full'],
  ...Opened,
  globals: { language: 'tr' },
  play: async () => {
    const mail = within(await letter('Re: Window of March'));
    await expect(mail.getByRole('button', { name: /^Aç: window-left.svg/ })).toBeVisible();
    await expect(await screen.findByText(/Defne Aldridge, /)).toBeVisible();
    await expect(await row('Re: Window of March')).toHaveAttribute('aria-current', 'true');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await row('Kumaş örnekleri yola çıktı');
    await waitFor(() => expect(screen.getByText('1–10 / 26')).toBeVisible());
    await expect(document.querySelectorAll('[data-part="marks"] > *').length).toBeGreaterThan(5);
    await expect(cutMarks()).toEqual([]);
  },
};

/** Labels and icons of the rows that are partly cut off. */
function cutMarks() {
  return [...document.querySelectorAll('[data-part="marks"]')].flatMap((line) => {
    const room = line.getBoundingClientRect();
    return [...line.children].filter((mark) => {
      const { top, left } = mark.getBoundingClientRect();
      return top < room.bottom && left < room.left - 0.5;
    });
  });
}

export const Loading: Story = {
  parameters: { msw: { scenario: 'mailbox-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the mails')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'mailbox-failing' } },
  play: async () => {
    await expect(await screen.findByText('The mails could not be loaded')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'mailbox-empty' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Inbox is empty' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: at('/inbox/1?search=from:nobody+has:attachment'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await press('Remove filter from:nobody');
    await rowSeen('Straps for the spring window');
  },
};

export const NotFound: Story = {
  tags: ['behaviour'],
  parameters: at('/inbox/1/none'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await press('Back to the list');
    await rowSeen('Straps for the spring window');
  },
};

/** A label that does not exist is reported, and the inbox is one click away. */
export const LabelNotFound: Story = {
  tags: ['behaviour'],
  parameters: at('/label/nope/1', `${mailboxPaths.root}/label/:label/:page?/:mailId?`),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'To the inbox' })).toHaveAttribute('href', '/apps/mailbox/inbox/1');
  },
};

/** A thousand mails render no more rows than ten. */
export const AThousand: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'mailbox-1000' } },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Mails' });
    await waitFor(() => expect(list.querySelectorAll(':scope > li')).toHaveLength(10));
    await expect(list.querySelectorAll('*').length).toBeLessThan(600);
  },
};

const labelled = `${mailboxPaths.root}/label/:label/:page?/:mailId?`;
const labelOf = async (title: string) => userEvent.click(await screen.findByRole('button', { name: `Edit label ${title}` }));

/** A label is renamed while its mails are shown: they stay visible, under its new address. */
export const LabelRenamedHere: Story = {
  tags: ['behaviour'],
  parameters: at('/label/work/1?show=labels', labelled),
  play: async () => {
    await labelOf('Work');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Workshop');
    await press('Save label');
    await press('Close');
    await seen(() => screen.getByRole('heading', { name: 'Workshop' }));
    await rowSeen('Straps for the spring window');
  },
};

/** A label is deleted while its mails are shown, and comes back with them on Undo. */
export const LabelDeletedHere: Story = {
  tags: ['behaviour'],
  parameters: at('/label/work/1?show=labels', labelled),
  play: async () => {
    await row('Straps for the spring window');
    await labelOf('Work');
    await press('Delete label');
    await press('Close');
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await gone('Straps for the spring window');
    await press('Undo');
    await rowSeen('Straps for the spring window');
  },
};

/** Drafts can only be moved to spam and the trash. */
export const DraftsSelected: Story = {
  tags: ['behaviour'],
  parameters: at('/drafts/1'),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Move');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Spam', 'Trash']);
  },
};

/** A mail is marked as read when it is opened, and can be marked as unread again. */
export const ReadOnOpening: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await row('Straps for the spring window'));
    await letter('Straps for the spring window');
    await waitFor(async () => expect((await fetchConversation(mailIds.mail(1)))[0]?.unread).toBe(false));
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(async () => expect((await fetchConversation(mailIds.mail(1)))[0]?.unread).toBe(true));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  },
};

/** Selecting a range also selects all mails in between. */
async function selectFour(word: string, selectedText: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: `${word} Straps for the spring window` }));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: `${word} Hours of last week` }));
  await user.keyboard('{/Shift}');
  await expect(await screen.findByText(selectedText)).toBeVisible();
  screen.getByRole('checkbox', { name: `${word} Hours of last week` }).focus();
}

export const Selecting: Story = { play: () => selectFour('Select', '4 selected') };

export const SelectingTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: () => selectFour('Seç:', '4 seçili'),
};

/** All matching mails are deleted at once, and restored unchanged. */
export const BulkDeletedAndUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Select all 26');
    await expect(await screen.findByText('26 selected')).toBeVisible();
    await press('Delete');
    await seen(() => screen.getByText('26 mails deleted'));
    await waitFor(async () => expect((await inbox()).mails).toHaveLength(0));
    await press('Undo');
    await waitFor(async () => expect((await inbox()).mails).toHaveLength(10));
    await rowSeen('Straps for the spring window');
  },
};

export const DeletedByKey: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await row('Straps for the spring window')).focus();
    await press('Star Straps for the spring window');
    await waitFor(async () => expect((await inbox()).mails?.[0]?.starred).toBe(true));
    await userEvent.click(await row('Straps for the spring window'));
    await letter('Straps for the spring window');
    await press('Delete');
    await seen(() => screen.getByText('Mail deleted'));
    await gone('Straps for the spring window');
  },
};

/** Exactly the mails of the confirmation are deleted: all of them whatever the search, and none that arrives meanwhile. */
export const EmptyTheTrash: Story = {
  tags: ['behaviour'],
  parameters: at('/trash/1?search=haddock'),
  play: async () => {
    await row('Haddock');
    await press('Empty');
    await seen(() => screen.getByRole('heading', { name: 'Delete all 3 mails in the trash for ever?' }));
    await changeMails([{ id: mailIds.mail(1), mail: { folder: 'trash' } }]);
    await press('Delete for ever');
    await userEvent.clear(await screen.findByRole('searchbox', { name: 'Search mail' }));
    await rowSeen('Straps for the spring window');
    await waitFor(() => expect(screen.getByText('1–1 of 1')).toBeVisible());
  },
};

/** External pictures load only when allowed, and through the server. */
export const OutsidePictures: Story = {
  tags: ['behaviour'],
  parameters: at(`/inbox/2/${mailIds.mail(17)}`),
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('What leaves the shelves in spring');
    await waitFor(() => expect(frame.contentDocument?.querySelector('img')).not.toBeNull());
    await expect(frame.contentDocument?.querySelector('img[src]')).toBeNull();
    await press('Show pictures');
    await waitFor(() => expect(frame.contentDocument?.querySelector('img')?.src).toMatch(/^data:image/));
  },
};

export const Hostile: Story = {
  parameters: { ...at('/inbox/1/hostile-0'), msw: { scenario: 'hostile-text' } },
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('<img src=x onerror=alert(1)>');
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Read me'));
    await expect(frame.contentDocument?.body.innerHTML).not.toMatch(/<script|onclick|onerror|<form|<iframe|javascript:|url\(/);
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  },
};

export const Settings: Story = {
  parameters: at('/inbox/1?show=settings'),
  play: async () => {
    await seen(() => screen.getByRole('dialog', { name: 'Mail settings' }));
  },
};

export const Labels: Story = {
  parameters: at('/inbox/1?show=labels'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit labels' }));
    await seen(() => dialog.getByText('Invoices'));
  },
};

export const LabelsTurkish: Story = {
  tags: ['full'],
  ...Labels,
  globals: { language: 'tr' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Etiketleri düzenle' }));
    await seen(() => dialog.getByText('Invoices'));
  },
};
