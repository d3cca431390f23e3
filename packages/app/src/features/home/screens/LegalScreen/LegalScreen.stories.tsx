import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { PrivacyScreen, TermsScreen } from './LegalScreen';

const meta = {
  component: TermsScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: '/terms' } },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms of use. */
export const Default: Story = {};
export const Privacy: Story = { render: () => <PrivacyScreen /> };
export const PrivacyInTurkish: Story = { tags: ['full'], render: () => <PrivacyScreen />, globals: { language: 'tr' } };
