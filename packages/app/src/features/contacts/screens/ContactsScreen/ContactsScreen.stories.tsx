import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deleteContact, fetchContacts, fetchTrash, updateContact } from '#features/contacts/api/contactCalls';
import { fetchContactTags } from '#features/contacts/api/contactTagCalls';
import { contactPaths } from '#features/contacts/contactPaths';
import { withApp } from '#shared/testing/withApp';
import { ContactsScreen } from './ContactsScreen';

const at = (path: string) => ({
  app: { user: demoUser, path: `${contactPaths.list}${path}`, route: `${contactPaths.list}/:contactId?` },
});

const meta = {
  component: ContactsScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const names = async () => (await fetchContacts('')).map(({ name }) => name);
const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const card = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const isOpen = (name: string) => waitFor(async () => expect(await card(name)).toBeVisible());

export const Default: Story = {
  play: async () => {
    await expect(await row('Aylin Demirtaş')).toHaveAttribute('href', '/apps/contacts/contact-5');
    await waitFor(() => expect(screen.getByText('80 contacts')).toBeVisible());
  },
};

export const Opened: Story = {
  parameters: at('/contact-3'),
  play: async () => {
    await isOpen('Selin Karaca');
    await expect(await row('Selin Karaca')).toHaveAttribute('aria-current', 'true');
    await within(await card('Selin Karaca')).findByRole('link', { name: '+90 232 555 01 36' });
  },
};

export const OpenedTurkish: Story = { tags: ['full'], ...Opened, globals: { language: 'tr' } };

/** The contact fills the page; screen readers still read the page's name, and the list's actions are hidden with it. */
export const OpenedOnAPhone: Story = {
  parameters: at('/contact-3'),
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await isOpen('Selin Karaca');
    await within(await card('Selin Karaca')).findByRole('link', { name: '+90 232 555 01 36' });
    await expect(screen.getByRole('heading', { level: 1, name: 'Kişiler' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Kişi ekle' })).toBeNull();
  },
};

/** A whole number fits below its country. */
export const EditingOnAPhone: Story = {
  tags: ['full'],
  parameters: at('/contact-3?edit=yes'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const number = await field('Phone number');
    await waitFor(() => expect(number).toHaveValue('232 555 01 36'));
    await expect(number.scrollWidth).toBe(number.clientWidth);
    number.scrollIntoView({ block: 'center' });
  },
};

export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await row('Aylin Demirtaş');
    await waitFor(() => expect(screen.getByText('80 kişi')).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'contacts-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the contacts')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'contacts-empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No contacts yet' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'contacts-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The contacts could not be loaded');
  },
};

/** A link to a contact fails to load; a retry shows the contact. */
export const FailedOpenedOnAPhone: Story = {
  tags: ['behaviour'],
  parameters: { ...at('/contact-3'), msw: { scenario: 'contacts-failing' } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await isOpen('Selin Karaca');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await row('Aylin Demirtaş');
  },
};

/** A search also finds text that is not on screen: a tag, or a phone number as dialled. */
export const Searched: Story = {
  play: async () => {
    await row('Aylin Demirtaş');
    const search = screen.getByRole('searchbox', { name: 'Search contacts' });
    await userEvent.type(search, '0232 555 01 36{Enter}');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    await expect(await row('Selin Karaca')).toBeVisible();
  },
};

export const NoResults: Story = {
  parameters: at('?search=nobody'),
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'Nothing found' }));
  },
};

/** A deleted tag, or an id typed into the address: the filter is still named. */
export const UnknownTag: Story = {
  tags: ['behaviour'],
  parameters: at('?tag=nobodys'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveTextContent('Unknown tag'));
    await press('Clear filters');
    await row('Aylin Demirtaş');
  },
};

/** An id without a contact, such as that of a deleted contact. */
export const NotFound: Story = {
  parameters: at('/contact-999'),
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'Not found' }));
  },
};

export const Selected: Story = {
  play: async () => {
    await row('Aylin Demirtaş');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Aylin Demirtaş' }));
    await seen(() => screen.getByRole('group', { name: 'Selected contacts' }));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await row('<img src=x')).toBeVisible();
  },
};

export const Editing: Story = {
  parameters: at('/contact-3?edit=yes'),
  play: async () => {
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
    await screen.findByRole('checkbox', { name: 'Work' });
    await screen.findByRole('textbox', { name: 'Notes' });
  },
};

/** A new contact is created and opened at once; cancelling it untouched deletes it. */
export const AddedAndCancelled: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Aylin Demirtaş');
    await press('Add contact');
    await isOpen('New Contact');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await press('Edit');
    await field('Name');
    await press('Cancel');
    await waitFor(async () => expect(await names()).not.toContain('New Contact'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New Contact' })).toBeNull());
  },
};

const isGone = () =>
  waitFor(async () => {
    await expect(await names()).not.toContain('New Contact');
    await expect(screen.queryByRole('link', { name: /New Contact/ })).toBeNull();
  });

/** A new contact left untouched is deleted, however it is left: by Escape, for another contact, for a newer one. */
export const AddedAndLeft: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Aylin Demirtaş');
    await press('Add contact');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus());
    await press('Add contact');
    await isOpen('New Contact');
    await press('Add contact');
    await waitFor(async () => expect((await names()).filter((name) => name === 'New Contact')).toHaveLength(1));
    await userEvent.click(await row('Olga Petrenko'));
    await isOpen('Olga Petrenko');
    await isGone();
  },
};

/** Cancel asks before it discards a new contact that has text. */
export const AddedTypedAndCancelled: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Aylin Demirtaş');
    await press('Add contact');
    await press('Edit');
    await userEvent.type(await field('Title'), 'Driver');
    await press('Cancel');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await expect(await names()).toContain('New Contact');
    await press('Stay');
    await expect(await field('Title')).toHaveValue('Driver');
    await press('Cancel');
    await press('Discard');
    await isGone();
  },
};

/** A contact that the server rejected is created and opened by a retry. */
export const AddedAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await row('Aylin Demirtaş');
    await mocksOf(context).settings.set({ failing: 'contacts' });
    await press('Add contact');
    await screen.findByText(/could not be added/);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'New Contact' })).toBeNull());
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await isOpen('New Contact');
  },
};

/** A double press creates one contact. */
export const AddedOnce: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Aylin Demirtaş');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add contact' }));
    await isOpen('New Contact');
    await waitFor(async () => expect((await names()).filter((name) => name === 'New Contact')).toHaveLength(1));
  },
};

export const AddedAndSaved: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Aylin Demirtaş');
    await press('Add contact');
    await press('Edit');
    await userEvent.clear(await field('Name'));
    await userEvent.keyboard('Zeki Ünal');
    await userEvent.type(await field('Email address'), 'zeki@example.com');
    await press('Save');
    await isOpen('Zeki Ünal');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
    const [zeki] = await fetchContacts('Zeki Ünal');
    await expect(zeki).toMatchObject({ emails: [{ email: 'zeki@example.com', label: '' }], phoneNumbers: [] });
  },
};

/** Somebody else saved another field meanwhile: both changes are kept. */
export const ChangedElsewhere: Story = {
  tags: ['behaviour'],
  parameters: at('/contact-3?edit=yes'),
  play: async () => {
    await userEvent.type(await field('Title'), ' and driver');
    await updateContact('contact-3', { company: 'Moda' });
    await press('Save');
    await waitFor(async () =>
      expect((await fetchContacts('Selin'))[0]).toMatchObject({ title: 'Buyer and driver', company: 'Moda' }),
    );
  },
};

export const LeavingAsks: Story = {
  parameters: at('/contact-3?edit=yes'),
  play: async () => {
    await userEvent.type(await field('Title'), ' and driver');
    await press('Cancel');
    await seen(() => screen.getByRole('dialog', { name: 'Leave without saving?' }));
  },
};

/** Deleting asks first, then opens the next contact; Undo restores the deleted one. */
export const DeletedAndUndone: Story = {
  tags: ['behaviour'],
  parameters: at('/contact-5'),
  play: async () => {
    await isOpen('Aylin Demirtaş');
    await press('Delete');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await isOpen('Ayşe Yılmaz');
    await expect(await names()).not.toContain('Aylin Demirtaş');
    await press('Undo');
    await isOpen('Aylin Demirtaş');
    await waitFor(async () => expect(await names()).toContain('Aylin Demirtaş'));
  },
};

export const TaggedTogether: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Aylin Demirtaş');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Aylin Demirtaş' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bjørn Eide' }));
    await userEvent.keyboard('{/Shift}');
    await press('Tag');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'High School' }));
    await waitFor(async () => expect((await fetchContacts('High School')).length).toBeGreaterThan(2));
    await seen(() => screen.getByText(/“High School” is on/));
  },
};

export const Trash: Story = {
  parameters: at('?show=trash'),
  play: async () => {
    await seen(() => screen.getByRole('dialog', { name: 'Trash of the contacts' }));
    await seen(() => screen.getByText('The trash is empty'));
  },
};

export const TrashTurkish: Story = {
  tags: ['full'],
  ...Trash,
  globals: { language: 'tr' },
  play: async () => {
    await seen(() => screen.getByRole('dialog', { name: 'Kişilerin çöp kutusu' }));
    await seen(() => screen.getByText('Çöp kutusu boş'));
  },
};

/** A question about unsaved changes comes before a new contact is created; it is created once that edit is left. */
export const AddedDuringAnEdit: Story = {
  tags: ['behaviour'],
  parameters: at('/contact-3?edit=yes'),
  play: async () => {
    const before = await names();
    await userEvent.type(await field('Company'), ' and sons');
    await press('Add contact');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await expect(await names()).toEqual(before);
    await press('Discard');
    await isOpen('New Contact');
    await waitFor(async () => expect(await names()).toHaveLength(before.length + 1));
  },
};

/** A contact that reaches the trash while the question is open stays. */
export const EmptyingTheTrash: Story = {
  tags: ['behaviour'],
  play: async () => {
    const [first, second] = await fetchContacts('');
    if (first) await deleteContact(first);
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await press('Empty the trash');
    await screen.findByText('Delete 1 entry for ever?');
    if (second) await deleteContact(second);
    await press('Delete for ever');
    await waitFor(async () => expect((await fetchTrash()).map(({ id }) => id)).toEqual([second?.id]));
  },
};

export const TrashedAndRestored: Story = {
  tags: ['behaviour'],
  parameters: at('/contact-5'),
  play: async () => {
    await isOpen('Aylin Demirtaş');
    await press('Delete');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await isOpen('Ayşe Yılmaz');
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(async () => expect(await names()).toContain('Aylin Demirtaş'));
    await seen(() => screen.getByText('The trash is empty'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await row('Aylin Demirtaş'));
    await isOpen('Aylin Demirtaş');
    await press('Edit');
    await field('Name');
  },
};

export const Tags: Story = {
  parameters: at('?show=tags'),
  play: async () => {
    await seen(() => screen.getByRole('dialog', { name: 'Edit tags' }));
    await seen(() => screen.getByText('Baseball Team'));
  },
};

export const TagMade: Story = {
  tags: ['behaviour'],
  parameters: at('?show=tags'),
  play: async () => {
    await userEvent.type(await field('Find or make a tag'), 'Courier{Enter}');
    await waitFor(async () => expect((await fetchContactTags()).map(({ title }) => title)).toContain('Courier'));
  },
};

/** Renders some dozens of 2,000 rows; a letter jumps to its names. */
export const Many: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'contacts-2000' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('2,000 contacts')).toBeVisible());
    const list = await screen.findByRole('list', { name: 'All contacts' });
    await expect(within(list).getAllByRole('checkbox').length).toBeLessThan(60);
    await userEvent.click(screen.getByRole('button', { name: 'M' }));
    await waitFor(() => expect(within(list).getAllByRole('link', { name: /^M/ }).length).toBeGreaterThan(3));
  },
};
