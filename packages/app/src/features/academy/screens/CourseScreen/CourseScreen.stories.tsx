import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { academyPaths, FINISH } from '#features/academy/academyPaths';
import { withApp } from '#shared/testing/withApp';
import { CourseScreen } from './CourseScreen';

const at = (path: string) => ({ layout: 'padded', app: { user: demoUser, path, route: '/apps/academy/:courseId/:step?' } });

const meta = {
  component: CourseScreen,
  decorators: [withApp],
  parameters: at(academyPaths.step('find-a-product', 1)),
} satisfies Meta<typeof CourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (name: string) => screen.findByRole('region', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    await step('When there is no barcode');
    await expect(screen.getByRole('heading', { level: 1, name: 'Find any product' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Steps' })).toBeVisible();
    await expect(screen.getByText('Step 2 of 4 · 9 minutes left')).toBeVisible();
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await step('Barkod yoksa');
    await expect(screen.getByRole('heading', { level: 1, name: 'Her ürünü bulun' })).toBeVisible();
  },
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await step('Barkod yoksa');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The course has prerequisites, and a step shows the page it is about. */
export const AfterOthers: Story = {
  parameters: at(academyPaths.step('mend-a-wrong-number', 0)),
  play: async () => {
    const first = within(await step('Read the history first'));
    await waitFor(() => expect(first.getByRole('img', { name: 'Every movement of one product' })).toBeVisible());
    await expect(screen.getByText('Better taken before')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Count a shelf' })).toHaveAttribute('href', '/apps/academy/count-a-shelf');
  },
};

/** A wrong answer is reported and can be corrected; the right one gives the reason. */
export const Answered: Story = {
  play: async () => {
    await step('When there is no barcode');
    await userEvent.click(screen.getByRole('radio', { name: 'The whole sentence.' }));
    await press('Check');
    await expect(await screen.findByText('Not quite')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'tidewater blue' }));
    await press('Check');
    await expect(await screen.findByText('Right')).toBeVisible();
    await expect(screen.getByText(/Brand and colour together/)).toBeVisible();
  },
};

/** At the end, the certificate appears, and the course counts as completed. */
export const WalkedThrough: Story = {
  tags: ['behaviour'],
  parameters: at(academyPaths.course('false-notes')),
  play: async () => {
    await step('Feel');
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    await step('Look and tilt');
    await press('Next');
    await step('When it is false');
    await press('Finish');
    const end = within(await step('Course completed'));
    await waitFor(() => expect(end.getByText('Well done. You have been through it once.')).toBeVisible());
    await waitFor(() => expect(end.getByRole('article', { name: 'Certificate' })).toHaveTextContent('Defne Aldridge'));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '100%'));
  },
};
export const Completed: Story = {
  parameters: at(academyPaths.step('greet-ask-listen', FINISH)),
  play: async () => expect(await screen.findByRole('article', { name: 'Certificate' })).toBeVisible(),
};
export const NotThroughYet: Story = {
  tags: ['behaviour'],
  parameters: at(academyPaths.step('take-a-return', FINISH)),
  play: async () => {
    await screen.findByRole('heading', { name: 'You are not through yet' });
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    await step('First the person');
  },
};

/** A bookmark and a note stay with the step. */
export const Marked: Story = {
  tags: ['behaviour'],
  play: async () => {
    await step('When there is no barcode');
    await press('Bookmark this step');
    await expect(await screen.findByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'Ask Selin');
    await press('Save note');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
    await press('Next');
    await step('Read the answer');
    await press('Previous');
    await step('When there is no barcode');
    await expect(await screen.findByRole('textbox', { name: 'Your note' })).toHaveValue('Ask Selin');
  },
};
/** The URL of a step that the course lacks shows a message, with a link to the current step. */
export const NoSuchStep: Story = {
  tags: ['behaviour'],
  parameters: at(academyPaths.step('find-a-product', 99)),
  play: async () => {
    await step('Read the answer');
    await waitFor(() => expect(screen.getByText('This course has no such step')).toBeVisible());
    await press('Next');
    await step('Ask the other stores');
    await expect(screen.queryByText('This course has no such step')).toBeNull();
  },
};
export const NotFound: Story = {
  tags: ['behaviour'],
  parameters: at(academyPaths.course('nothing')),
  play: async () => expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible(),
};
export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { ...at(academyPaths.course('first-day')), msw: { scenario: 'academy-failing' } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The course could not be loaded'),
};
