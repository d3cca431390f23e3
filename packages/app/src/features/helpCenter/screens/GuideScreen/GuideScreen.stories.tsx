import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { helpPaths, helpRoutes } from '#features/helpCenter/helpCenterPaths';
import { withApp } from '#shared/testing/withApp';
import { GuideScreen } from './GuideScreen';

const at = (category: string, guide: string) => ({
  app: { user: demoUser, path: helpPaths.guide(category, guide), route: helpRoutes.guide },
});

const meta = {
  component: GuideScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('stock', 'count-stock') },
} satisfies Meta<typeof GuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A guide with its contents, its picture (grey in stories) and the neighbouring guides. */
export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByRole('heading', { level: 1, name: 'Count stock' }));
    await expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Previous' })).toHaveAccessibleDescription('Undo a stock movement');
    await expect(screen.getByRole('link', { name: 'Next' })).toHaveAccessibleDescription('Print labels');
  },
};

/** At the page's end, where no heading can scroll further up, the last section is the current one. */
export const ReadToTheEnd: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    const last = contents.getAllByRole('link').at(-1);
    await expect(last).not.toHaveAttribute('aria-current');
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(last).toHaveAttribute('aria-current', 'true');
    });
    window.scrollTo(0, 0);
    await waitFor(() => expect(last).not.toHaveAttribute('aria-current'));
  },
};

export const ReasonAsked: Story = {
  play: async () => {
    await press('No, not helpful');
    await seen(() => screen.getByRole('textbox', { name: 'What was missing, or wrong?' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'No, not helpful' })).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ReasonSent: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Yes, helpful');
    await userEvent.type(await screen.findByRole('textbox', { name: 'What helped most?' }), 'The picture');
    await press('Send');
    await seen(() => screen.getByText('Sent. Thank you.'));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' }, ...at('getting-started', 'sign-in') },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByText('bad link'));
    await expect(document.querySelector('iframe, form input[name=password], article img')).toBeNull();
    await expect(globalThis).not.toHaveProperty('hacked');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByRole('heading', { level: 1, name: 'Stok sayma' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const NotFound: Story = {
  tags: ['behaviour'],
  parameters: at('stock', 'nothing'),
  play: async () => seen(() => screen.getByRole('heading', { level: 1, name: 'Not found' })),
};

export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'helpCenter-failing' } },
  play: async () => seen(() => screen.getByRole('button', { name: 'Retry' })),
};
