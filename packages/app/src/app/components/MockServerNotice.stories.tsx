import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { MockServerNotice } from './MockServerNotice';

const meta = { component: MockServerNotice, decorators: [withApp] } satisfies Meta<typeof MockServerNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };

/** The page came over plain http from an address other than this machine: signing in could only fail. */
export const PlainHttp: Story = {
  args: { isInsecure: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('https');
  },
};
export const PlainHttpTurkish: Story = { tags: ['full'], args: { isInsecure: true }, globals: { language: 'tr' } };
