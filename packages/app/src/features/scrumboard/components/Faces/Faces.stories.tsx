import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { Faces } from './Faces';

const person = (name: string) => ({ id: name || 'nameless', name, avatar: null });
const MANY = Array.from({ length: 9 }, (_unused, at) => person(`Person ${at + 1}`));

const meta = {
  component: Faces,
  decorators: [withApp],
  args: { people: ['Defne Aldridge', 'Marcus Ode'].map(person) },
} satisfies Meta<typeof Faces>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Members: Defne Aldridge and Marcus Ode')).toBeInTheDocument();
  },
};

/** Five faces and the number of the rest; all are named. */
export const Many: Story = {
  args: { people: MANY },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('+4')).toBeVisible());
    await expect(canvas.getByText(/and Person 9$/)).toBeInTheDocument();
  },
};
export const Nameless: Story = { args: { people: [person('')] } };
export const Nobody: Story = { args: { people: [] } };
