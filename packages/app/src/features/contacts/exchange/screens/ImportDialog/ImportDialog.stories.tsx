import { Contact, contactsEndpoints } from '@stockroom/contract';
import { buildContact } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { ImportDialog } from './ImportDialog';
import { importServices } from './importServices';

const meta = {
  component: ImportDialog,
  decorators: [withApp],
  tags: ['behaviour'],
  parameters: { app: { user: buildUser() } },
  args: {
    contacts: [buildContact({ name: 'Selin Karaca', emails: [{ email: 'selin@example.com', label: 'Work' }] })],
    tags: [{ id: 'work', title: 'Work' }],
    onChanged: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const CARDS = [
  ['FN:Selin K.', 'EMAIL;TYPE=INTERNET:SELIN@example.com'],
  ['FN:Ayşe Yeni', 'TEL;TYPE=CELL:0532 123 45 67', 'CATEGORIES:Work,Fair'],
  ['FN:Tom Yeni', 'TEL:ask Mina'],
]
  .map((lines) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n'))
  .join('\r\n');

const give = async (content: BlobPart, name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.upload(
    await dialog.findByLabelText<HTMLInputElement>('File of contacts', { selector: 'input' }),
    new File([content], name),
  );
  return dialog;
};
const people = () => request({ method: 'GET', path: contactsEndpoints.all, schema: v.array(Contact) });

/** Offline, the phone number rules cannot be loaded: the dialog says so, and the file can be chosen again. */
export const NoRules: Story = {
  args: { services: { loadPhones: () => Promise.reject(new Error('offline')) } },
  play: async () => {
    const dialog = await give('Name\nAli', 'people.csv');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The rules of phone numbers could not be loaded');
  },
};

/** Imports a phone's file to the server. */
export const FromAFile: Story = {
  globals: { language: 'en' },
  play: async ({ args }) => {
    const before = await people();
    const dialog = await give(CARDS, 'phone.vcf');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 contacts' }));
    await dialog.findByText('2 contacts added.');
    await expect(args.onChanged).toHaveBeenCalledOnce();
    const added = (await people()).filter(({ id }) => before.every((each) => each.id !== id));
    await expect(added.map(({ name }) => name).toSorted()).toEqual(['Ayşe Yeni', 'Tom Yeni']);
    await expect(added.find(({ name }) => name === 'Tom Yeni')?.notes).toBe('<p>Phone: ask Mina</p>');
  },
};

/** Imports contacts and undoes it. */
export const ImportUndone: Story = {
  play: async ({ args }) => {
    const before = await people();
    const dialog = await give('Name\nAyşe Yeni\nTom Yeni', 'people.csv');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 contacts' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await dialog.findByText('2 contacts are in the trash now.');
    await expect(args.onChanged).toHaveBeenCalledTimes(2);
    await expect(await people()).toHaveLength(before.length);
  },
};

/** A number without a country gets the chosen country, even when it is chosen later. */
export const OfAnotherCountry: Story = {
  play: async () => {
    const dialog = await give('Name,Phone\nAyşe Yeni,0532 123 45 67', 'table.csv');
    await dialog.findByText(/is kept in the notes/);
    const country = dialog.getByRole('combobox', { name: 'Country of numbers without one' });
    await userEvent.clear(country);
    await userEvent.type(country, 'turk{Enter}');
    await dialog.findByText('+905321234567');
  },
};

export const NoContacts: Story = {
  play: async () => {
    const dialog = await give('SKU,Price\nA,1', 'products.csv');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Name the columns in the first row');
    await userEvent.upload(
      dialog.getByLabelText<HTMLInputElement>('File of contacts', { selector: 'input' }),
      new File(['Name\nAli'], 'people.csv'),
    );
    await expect(await dialog.findByRole('button', { name: 'Add 1 contact' })).toBeEnabled();
  },
};

/** Two thousand cards, with a page that stays responsive. */
export const TwoThousand: Story = {
  play: async () => {
    const cards = Array.from({ length: 2000 }, (_, at) =>
      [
        'BEGIN:VCARD',
        `FN:Person ${at}`,
        `TEL;CELL:+90532${1_000_000 + at}`,
        `EMAIL:p${at}@example.com`,
        'NOTE:ş',
        'END:VCARD',
      ].join('\n'),
    );
    const dialog = await give(cards.join('\n'), 'phone.vcf');
    await expect(await dialog.findByRole('button', { name: 'Add 2,000 contacts' })).toBeEnabled();
  },
};

/** The network fails halfway; retrying the rest adds nobody twice. */
export const Resumed: Story = {
  args: {
    onImport: async (contacts, newTags, signal, onProgress) => {
      const outcome = await importServices.onImport(contacts.slice(0, 1), newTags, signal, onProgress);
      return { ...outcome, left: contacts.slice(1), error: contacts.length > 1 ? new Error('offline') : null };
    },
  },
  play: async () => {
    const before = await people();
    const dialog = await give('Name\nAyşe Yeni\nTom Yeni', 'people.csv');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 contacts' }));
    await dialog.findByText('1 is not in yet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await dialog.findByText('2 contacts added.');
    await expect(await people()).toHaveLength(before.length + 2);
  },
};
