import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { iconSetPath, showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { IconsScreen } from './IconsScreen';

const at = (set: string, query = '') => ({
  layout: 'padded',
  app: { user: demoUser, path: `${iconSetPath(set)}${query}`, route: showcasePaths.iconSet },
});

const meta = {
  component: IconsScreen,
  decorators: [withApp],
  parameters: at('feather', '?search=arrow&icon=arrow-left'),
} satisfies Meta<typeof IconsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search results, and the details of the open icon. */
export const Default: Story = {
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Icons' }));
    await expect(list.getByRole('button', { name: 'arrow-left', pressed: true })).toBeVisible();
    const use = within(screen.getByRole('region', { name: 'Use of arrow-left' }));
    await expect(use.getByText('feather:arrow-left')).toBeVisible();
    await expect(use.getByRole('button', { name: 'Copy SVG' })).toBeVisible();
  },
};

/** The list has thousands of icons, and only those in view are rendered. */
export const Many: Story = {
  tags: ['behaviour'],
  parameters: at('material-outline'),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Icons' }));
    const shown = list.getAllByRole('listitem');
    await expect(Number(shown[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(2000);
    await expect(shown.length).toBeLessThan(400);
  },
};

/** The Tab key passes the icons in a single step; arrows move through them in visual order, beyond the view too. */
export const WalkedByKeys: Story = {
  tags: ['behaviour'],
  parameters: at('feather'),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Icons' }));
    const [first, second] = list.getAllByRole('button') as [HTMLElement, HTMLElement];
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByRole('button', { name: 'zoom-out' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list.getByRole('button', { name: first.title })).toHaveFocus());
    await userEvent.tab();
    await expect(list.queryAllByRole('button').some((button) => button === document.activeElement)).toBe(false);
  },
};

/** A search in Turkish uses Turkish synonyms. */
export const SearchedInTurkish: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr' },
  parameters: at('feather', '?search=çöp'),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Simgeler' }));
    await expect(list.getByRole('button', { name: 'trash' })).toBeVisible();
  },
};

export const UnknownSet: Story = {
  parameters: at('hammer'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the first set' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { ...at('feather'), msw: { scenario: 'icons-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The icons could not be loaded');
  },
};

export const NoResults: Story = {
  tags: ['behaviour'],
  parameters: at('feather', '?search=nowhere'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing found' });
    const [, below] = screen.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(below as HTMLElement);
    await expect(await screen.findByRole('list', { name: 'Icons' })).toBeVisible();
  },
};
