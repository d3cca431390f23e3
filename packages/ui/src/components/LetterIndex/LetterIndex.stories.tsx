import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LetterIndex } from './LetterIndex';

const meta = {
  component: LetterIndex,
  args: {
    present: ['A', 'B', 'C', 'E', 'K', 'M', 'S', 'Z', '#'],
    current: 'A',
    onJump: fn(),
    locale: 'en',
    label: 'Jump to a letter',
    announcement: (letter) => `${letter}, 4 contacts`,
  },
  render: function Controlled(args) {
    const [current, setCurrent] = useState(args.current);
    const jump = (letter: string) => {
      setCurrent(letter);
      args.onJump(letter);
    };
    return <LetterIndex {...args} current={current} onJump={jump} />;
  },
} satisfies Meta<typeof LetterIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

const inTurkish = {
  locale: 'tr',
  present: ['A', 'Ç', 'I', 'İ', 'Ö', 'Ş', 'Z', '#'],
  label: 'Bir harfe git',
  announcement: (letter: string) => `${letter}, 4 kişi`,
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'K' }));
    await expect(args.onJump).toHaveBeenLastCalledWith('K');
    await expect(canvas.getByRole('status')).toHaveTextContent('K, 4 contacts');
    await userEvent.click(canvas.getByRole('button', { name: 'D' }));
    await expect(args.onJump).toHaveBeenCalledOnce();
  },
};

/** Letters of the language, in its order. */
export const Turkish: Story = {
  args: inTurkish,
  play: async ({ canvas }) => {
    const letters = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(letters.join('')).toBe('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ#');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  decorators: [(Story) => <div style={{ height: 760 }}>{Story()}</div>],
};

/** On a phone the edge has room only for the letters of the list. */
export const VerticalOnAPhone: Story = {
  args: { ...inTurkish, orientation: 'vertical' },
  decorators: [(Story) => <div style={{ height: 420, marginInlineStart: 'auto', width: 28 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ç' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'B' })).toBeNull();
  },
};

/** A single tab stop; arrows skip letters that the list does not have, and a letter's own key leads to it. */
export const Keyboard: Story = {
  args: inTurkish,
  play: async ({ args, canvas }) => {
    const letter = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await waitFor(() => expect(letter('A')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(letter('Ç')).toHaveFocus());
    await userEvent.keyboard('i');
    await waitFor(() => expect(letter('İ')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onJump).toHaveBeenLastCalledWith('#');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(letter('A')).toHaveFocus());
    await userEvent.tab();
    await expect(letter('A')).not.toHaveFocus();
  },
};

export const Empty: Story = { args: { present: [], current: undefined } };
export const Narrow: Story = { tags: ['full'], args: inTurkish, globals: { viewport: { value: 'phone' } } };
/** A value that is no letter is shown among them unchanged. */
export const Hostile: Story = { tags: ['full'], args: { present: ['A', '<b>', '"]', '#'] } };
