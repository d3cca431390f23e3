import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ConfigContext } from '#shared/config/ConfigContext';
import { withApp } from '#shared/testing/withApp';
import { HostNote } from './HostNote';

const meta = {
  component: HostNote,
  decorators: [
    (Story) => (
      <ConfigContext value={{ apiHost: 'https://store.example', demo: true, languages: [] }}>
        <Story />
      </ConfigContext>
    ),
    withApp,
  ],
} satisfies Meta<typeof HostNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => expect(await screen.findByText(/^Products come from store\.example/)).toBeVisible(),
};

export const TurkishOnAPhone: Story = { tags: ['full'], globals: { language: 'tr', viewport: { value: 'phone' } } };
