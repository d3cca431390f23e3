import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { LiveRegion } from './LiveRegion';

const meta = {
  component: LiveRegion,
  args: { message: '24 products found' },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Render({ message, ...args }) {
    const [announcedMessage, setAnnouncedMessage] = useState<typeof message>('');
    return (
      <div style={{ position: 'relative' }}>
        <Button onPress={() => setAnnouncedMessage(message)}>Search</Button>
        <LiveRegion {...args} message={announcedMessage} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('24 products found');
  },
};

export const Assertive: Story = {
  args: { assertive: true, message: 'The connection is lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost');
  },
};
