import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { askReason, cancelHeldCards } from '#features/scrumboard/api/actions/limitGate';
import { buildList } from '#features/scrumboard/testing/buildBoard';
import { withApp } from '#shared/testing/withApp';
import { LimitGate } from './LimitGate';

const LIST = buildList({ title: 'In progress', wip: { limit: 4, mode: 'block' } });

const meta = {
  component: LimitGate,
  decorators: [withApp],
  beforeEach: () => cancelHeldCards,
} satisfies Meta<typeof LimitGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: '“In progress” is full' });

/** No card is held. */
export const Default: Story = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Cards are held until a reason is given. */
export const ReasonGiven: Story = {
  tags: ['behaviour'],
  play: async () => {
    const answered = fn();
    void askReason({ list: LIST, count: 4, arriving: 2 }).then(answered);
    await dialog();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'The customer waits{Enter}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith('The customer waits'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A second question replaces the first, whose cards stay where they are. */
export const SecondQuestion: Story = {
  play: async () => {
    const first = fn();
    void askReason({ list: LIST, count: 4, arriving: 1 }).then(first);
    await dialog();
    void askReason({ list: LIST, count: 4, arriving: 3 });
    await waitFor(() => expect(first).toHaveBeenCalledWith(null));
    await waitFor(() => expect(screen.getByText(/3 more come in only with a reason/)).toBeVisible());
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    void askReason({ list: LIST, count: 4, arriving: 1 });
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Phone: Story = { tags: ['full'], ...Turkish, globals: { viewport: { value: 'phone' } } };
