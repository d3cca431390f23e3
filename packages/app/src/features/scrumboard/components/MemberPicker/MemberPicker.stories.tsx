import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { MemberPicker } from './MemberPicker';

const person = (name: string) => ({ id: name, name, avatar: null });

const meta = {
  component: MemberPicker,
  decorators: [withApp],
  args: {
    label: 'Members',
    people: ['Defne Aldridge', 'Marcus Ode', 'Çağla Işık'].map(person),
    selected: ['Marcus Ode'],
    onToggle: fn(),
    onRetry: fn(),
    empty: 'This board has no members yet.',
  },
} satisfies Meta<typeof MemberPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Marcus Ode' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Çağla Işık' }));
    await expect(args.onToggle).toHaveBeenCalledWith(person('Çağla Işık'));
  },
};

export const Failed: Story = {
  args: { people: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('The people could not be loaded.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { people: undefined } };
export const Nobody: Story = { args: { people: [] } };
export const Hostile: Story = {
  tags: ['full'],
  args: { people: [person(''), person(`<b>${'Unbreakable'.repeat(9)}`)], selected: ['gone'] },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
