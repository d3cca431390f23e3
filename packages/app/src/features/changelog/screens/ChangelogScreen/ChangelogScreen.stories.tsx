import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { changelogPaths } from '#features/changelog/changelogPaths';
import { withApp } from '#shared/testing/withApp';
import { ChangelogScreen } from './ChangelogScreen';

const file = `## 0.2.0 — 2026-03-01

### Boards

- Press \`?\` for **all keys**.
- A long word: ${'Unbreakable'.repeat(12)}

### Notes and what is written by hand on a long evening

- Notes are read in the order in which they are seen.

## 0.1.0 — unreleased

- The first one. <img src=x onerror=alert(1)>
`;

const meta = {
  component: ChangelogScreen,
  decorators: [withApp],
  args: { file },
  parameters: { layout: 'padded', app: { user: demoUser, path: changelogPaths.page } },
} satisfies Meta<typeof ChangelogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByRole('region', { name: '0.2.0' }));
    await expect(screen.getByText('March 1, 2026')).toBeVisible();
    await expect(screen.getByText('not released yet')).toBeVisible();
    await expect(screen.getByText(/<img src=x/)).toBeVisible();
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => seen(() => screen.getByText('henüz yayımlanmadı')),
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByRole('region', { name: '0.2.0' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const searched = (search: string) => ({
  app: { user: demoUser, path: `${changelogPaths.page}?search=${search}`, route: changelogPaths.page },
});

export const Found: Story = {
  parameters: searched('keys'),
  play: async () => {
    await seen(() => screen.getByRole('region', { name: '0.2.0' }));
    await expect(screen.queryByRole('region', { name: '0.1.0' })).toBeNull();
  },
};
export const NoResults: Story = {
  parameters: searched('nowhere'),
  play: async () => seen(() => screen.getByRole('heading', { name: 'Nothing found' })),
};

/** Reads the project's own file. */
export const OfTheProject: Story = {
  tags: ['behaviour'],
  args: { file: undefined },
  play: async () => seen(() => screen.getByRole('heading', { level: 3, name: 'Inventory' })),
};
/** The file exists in both languages. */
export const OfTheProjectInTurkish: Story = {
  tags: ['behaviour'],
  args: { file: undefined },
  globals: { language: 'tr' },
  play: async () => seen(() => screen.getByRole('heading', { level: 3, name: 'Envanter' })),
};
