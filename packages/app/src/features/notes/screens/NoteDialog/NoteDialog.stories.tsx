import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchNotes, updateNote } from '#features/notes/api/noteCalls';
import { noteLabelsQuery, notesQuery } from '#features/notes/api/noteQueries';
import { useNoteWrites } from '#features/notes/api/useNoteWrites';
import { newOpen } from '#features/notes/model/noteAddress';
import { notePaths } from '#features/notes/notePaths';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { withApp } from '#shared/testing/withApp';
import { NoteDialog } from './NoteDialog';

/** The dialog without a page, opened by an address; closed, a click opens it again. */
function NoteAt({ open: first }: NoteAtProps) {
  const [open, setOpen] = useState<string | null>(first);
  const writes = useNoteWrites({ onOpen: setOpen });
  const { data: notes } = useQuery(notesQuery());
  const { data: labels } = useQuery(noteLabelsQuery());
  if (!notes || !labels) return null;
  if (open === null) return <p>Closed</p>;
  return (
    <NoteDialog
      open={open}
      notes={notes}
      labels={labels}
      labelId={null}
      writes={writes}
      onClose={() => setOpen(null)}
      onSaved={() => undefined}
    />
  );
}

interface NoteAtProps {
  /** As in the address. */
  open: string;
}

const forget = () => drafts.remove({ userId: demoUser.id, subject: draftSubject('note', 'note-4') });

const meta = {
  component: NoteAt,
  args: { open: 'note-4' },
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser, path: notePaths.notes } },
  beforeEach: forget,
} satisfies Meta<typeof NoteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const text = () => screen.findByRole('textbox', { name: 'Text' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stored = async (id: string) => (await fetchNotes()).find((each) => each.id === id);
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const Default: Story = {
  play: async () => {
    await expect(await text()).toHaveValue('The drawer under the till sticks. Lift, then pull.');
  },
};

export const New: Story = {
  args: { open: newOpen('note-story') },
  play: () => seen(() => screen.getByRole('dialog', { name: 'New note' })),
};

/** The button that removes the picture is in its corner. */
export const WithPicture: Story = {
  args: { open: 'note-2' },
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'Picture of the note' });
    const button = screen.getByRole('button', { name: 'Remove picture' });
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBe(240));
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(picture.getBoundingClientRect().bottom);
    await expect(button.getBoundingClientRect().right).toBeLessThan(picture.getBoundingClientRect().right);
  },
};

export const NotFound: Story = {
  args: { open: 'note-999' },
  play: () => seen(() => screen.getByRole('dialog', { name: 'Not found' })),
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => void (await screen.findByRole('dialog')),
};

/** Both changes are shown until the user chooses. */
export const Conflicting: Story = {
  play: async () => {
    const field = await text();
    await updateNote('note-4', { content: 'Theirs' });
    await userEvent.type(field, ' Mine');
    await seen(() => screen.getByRole('button', { name: 'Keep yours' }));
  },
};

/** A failed save keeps the text, with the reason and Retry. */
export const SaveFailed: Story = {
  play: async (context) => {
    const field = await text();
    await mocksOf(context).settings.set({ failing: 'notes' });
    await userEvent.type(field, ' Twice.');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Not saved/);
    await expect(field).toHaveValue('The drawer under the till sticks. Lift, then pull. Twice.');
  },
};

/** Changes made just before closing do not overwrite a colleague's: they are kept, with a message. */
export const ClosedInConflict: Story = {
  tags: ['behaviour'],
  play: async () => {
    const field = await text();
    await updateNote('note-4', { content: 'Theirs' });
    await userEvent.click(field);
    await userEvent.paste(' Mine');
    // At the same moment, before it is saved automatically.
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }).click();
    await seen(() => screen.getByText(/was changed in two places/));
    await expect((await stored('note-4'))?.content).toBe('Theirs');
    await press('Open the note');
    await press('Keep yours');
    await waitFor(async () => expect((await stored('note-4'))?.content).toContain(' Mine'));
  },
};
