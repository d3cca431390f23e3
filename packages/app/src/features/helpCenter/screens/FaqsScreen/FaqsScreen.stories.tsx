import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { helpPaths, helpRoutes } from '#features/helpCenter/helpCenterPaths';
import { withApp } from '#shared/testing/withApp';
import { FaqsScreen } from './FaqsScreen';

const at = (hash: string) => ({ app: { user: demoUser, path: `${helpPaths.faqs}${hash}`, route: helpRoutes.faqs } });

const meta = {
  component: FaqsScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof FaqsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** The question in the address is open and focused. */
export const Default: Story = {
  parameters: at('#undo'),
  play: async () => {
    await seen(() => screen.getByRole('link', { name: 'Mend a mistake' }));
    await waitFor(() => expect(document.querySelector('#undo summary')).toHaveFocus());
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  },
};

export const OpensAndLeads: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByText('Is there an app for the phone?'));
    await userEvent.click(await screen.findByRole('link', { name: 'Work on a phone' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/apps/help-center/guides/getting-started/on-a-phone');
  },
};

export const Hostile: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    await userEvent.click(await screen.findByText('The stock of a product is wrong. What now?'));
    await waitFor(() => expect(screen.getAllByText('bad link')[0]).toBeVisible());
    await expect(document.querySelector('details :is(iframe, form, script, img)')).toBeNull();
    await expect(globalThis).not.toHaveProperty('hacked');
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'helpCenter-failing' } },
  play: async () => {
    await seen(() => screen.getByRole('button', { name: 'Retry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await seen(() => screen.getByRole('heading', { name: 'The help center could not be loaded' }));
  },
};
