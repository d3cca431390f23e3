import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SHELVES } from '#features/showcase/model/shelves';
import { iconSetPath, showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { ComponentsScreen } from './ComponentsScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.base}${query}`, route: showcasePaths.base },
});

const meta = {
  component: ComponentsScreen,
  argTypes: { shelf: { options: SHELVES, control: 'radio' } },
  decorators: [withApp],
  args: { shelf: 'base' },
  parameters: at('?search=switch'),
} satisfies Meta<typeof ComponentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Matches by name come first, then matches by description. */
export const Default: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('link');
    await expect(first).toHaveTextContent('Switch');
  },
};

export const NoResults: Story = {
  parameters: at('?search=nowhere'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing found' });
    const [, below] = screen.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(below as HTMLElement);
    await expect(await screen.findByRole('link', { name: 'Button' })).toBeVisible();
  },
  tags: ['behaviour'],
};

/** The search finds content of the other pages too. */
export const FoundOnPages: Story = {
  parameters: at('?search=radius'),
  play: async () => {
    const pages = within(await screen.findByRole('region', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Style tokens' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Nothing found' })).toBeNull();
  },
};

/** The search finds an icon by its name or a synonym, in the sets that contain it. */
export const FoundIcons: Story = {
  parameters: at('?search=truck'),
  play: async () => {
    const icons = within(await screen.findByRole('region', { name: 'Icons' }));
    const set = await icons.findByRole('link', { name: 'Feather' });
    await expect(set).toHaveAttribute('href', `${iconSetPath('feather')}?search=truck`);
    await waitFor(() => expect(icons.getAllByRole('link')).toHaveLength(7));
  },
};

/** Where the icons can't be loaded, the rest is found, and the page does not say that nothing was found. */
export const IconsFailed: Story = {
  tags: ['behaviour'],
  parameters: { ...at('?search=truck'), msw: { scenario: 'icons-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The icons could not be loaded');
    await expect(screen.queryByRole('heading', { name: 'Nothing found' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A page of some components links to all of them. */
export const NoResultsOnThisPage: Story = {
  tags: ['behaviour'],
  args: { shelf: 'other' },
  parameters: {
    layout: 'padded',
    app: { user: demoUser, path: `${showcasePaths.other}?search=stocklevel`, route: showcasePaths.other },
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Search all components' });
    await expect(link).toHaveAttribute('href', `${showcasePaths.base}?search=stocklevel`);
  },
};

/** A live component with its code, documentation and props. */
export const OneComponent: Story = {
  parameters: at('?component=Stat'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Stat', level: 2 })).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Props of Stat' })).toBeVisible();
  },
};

export const OneComponentPhone: Story = {
  tags: ['full'],
  ...OneComponent,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('table', { name: 'Props of Stat' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The opened component is focused, and closing it returns the focus. */
export const OpenedByKey: Story = {
  tags: ['behaviour'],
  parameters: at(''),
  play: async () => {
    (await screen.findByRole('link', { name: 'Switch' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Switch', level: 2 })).toHaveFocus());
    screen.getByRole('link', { name: 'All components' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Switch' })).toHaveFocus());
  },
};

/** An example shows which callback it called, and its appearance follows the switches. */
export const Pressed: Story = {
  tags: ['behaviour'],
  parameters: at('?component=Button&theme=teal&scheme=dark'),
  play: async () => {
    const example = within(await screen.findByRole('region', { name: 'Default' }));
    await userEvent.click(example.getByRole('button', { name: 'Add product' }));
    await expect(await example.findByText('The example called: onPress')).toBeVisible();
    await expect(example.getByRole('button', { name: 'Add product' }).closest('.theme-teal.dark')).not.toBeNull();
    await userEvent.click(example.getByRole('button', { name: 'Show code' }));
    await waitFor(() => expect(example.getByText(/import \{ Button \}/)).toBeVisible());
  },
};

export const NotFound: Story = {
  tags: ['behaviour'],
  parameters: at('?component=Hammer'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All components' })).toBeVisible();
  },
};
