import { Button } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { BoardForm } from './BoardForm';

const person = (name: string) => ({ id: name, name, avatar: null });
const PEOPLE = ['Defne Aldridge', 'Marcus Ode'].map(person);

const meta = {
  component: BoardForm,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button type="submit" form="form">
          Create board
        </Button>
      </>
    ),
    withApp,
  ],
  args: {
    id: 'form',
    label: 'New board',
    draft: { title: 'Spring launch', description: '', icon: 'sun', members: PEOPLE.slice(0, 1) },
    people: PEOPLE,
    peopleFailed: false,
    attempts: 0,
    onRetryPeople: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof BoardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All fields are filled in. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Marcus Ode' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ members: PEOPLE });
    await userEvent.click(canvas.getByRole('radio', { name: 'Gift' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ icon: 'gift' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create board' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The form was submitted without a name: the field says so. */
export const Tried: Story = {
  args: { attempts: 1, draft: { title: ' ', description: '', icon: 'no such icon', members: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeInvalid());
  },
};

export const PeopleFailed: Story = {
  args: { people: undefined, peopleFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetryPeople).toHaveBeenCalledOnce();
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
