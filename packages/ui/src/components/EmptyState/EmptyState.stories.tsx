import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';
import { ILLUSTRATIONS } from './types';

const meta = {
  component: EmptyState,
  args: {
    illustration: 'box',
    title: 'No products yet',
    children: 'Add the first one by hand, or bring your catalogue from a file.',
    action: <Button variant="primary">Add product</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Illustrations: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      {ILLUSTRATIONS.map((name) => (
        <EmptyState key={name} {...args} illustration={name} title={name} action={undefined} />
      ))}
    </div>
  ),
};
