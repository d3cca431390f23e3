import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { helpPaths, helpRoutes } from '#features/helpCenter/helpCenterPaths';
import { withApp } from '#shared/testing/withApp';
import { SupportScreen } from './SupportScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${helpPaths.support}${query}`, route: helpRoutes.support } });

const meta = {
  component: SupportScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('?request=request-2') },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

/** A request is open with its answers. */
export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByText(/Open the same count on both devices/));
    await expect(await field('Name')).toHaveValue('Defne Aldridge');
    await expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.clear(await field('Email address'));
    await press('Submit');
    await seen(() => screen.getByRole('region', { name: '3 fields need a look' }));
    await waitFor(() => expect(document.title).toMatch(/^(\(\d+\) )?Error: Support/));
  },
};

export const Sent: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'help-center-answered' }, ...at('') },
  play: async () => {
    await userEvent.type(await field('Subject'), 'Printer');
    await userEvent.type(await field('Message'), 'It is silent.');
    await press('Submit');
    await seen(() => screen.getByText('Your request ST-1043 was sent'));
    await expect(await field('Message')).toHaveValue('');
    await userEvent.click(await screen.findByText('Printer'));
    await seen(() => screen.getByText(/we have found what it is/));
    const [first] = screen.getAllByRole('button', { name: 'It is solved' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'It is not solved' })[0]).toBeVisible());
  },
};

const fileInput = async () => {
  const [input] = await screen.findAllByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
  if (!input) throw new Error('There is no field for files.');
  return input;
};

/** Files of a request: an empty file is rejected with a reason, the other is added. */
export const WithFiles: Story = {
  tags: ['behaviour'],
  parameters: at(''),
  play: async () => {
    await userEvent.type(await field('Subject'), 'Printer');
    await userEvent.type(await field('Message'), 'See the log.');
    await userEvent.upload(await fileInput(), [
      new File(['jam in tray 2'], 'printer.txt', { type: 'text/plain' }),
      new File([], 'nothing.txt', { type: 'text/plain' }),
    ]);
    await seen(() => screen.getByRole('button', { name: 'Remove printer.txt' }));
    await seen(() => screen.getByText('Empty file'));
    await press('Remove nothing.txt');
    await press('Submit');
    await seen(() => screen.getByText('Your request ST-1043 was sent'));
    await userEvent.click(await screen.findByText('Printer'));
    await seen(() => screen.getByText('printer.txt'));
  },
};

export const NotSent: Story = {
  parameters: { msw: { scenario: 'helpCenter-failing' } },
  play: async () => {
    await userEvent.type(await field('Subject'), 'Printer');
    await userEvent.type(await field('Message'), 'It is silent.');
    await press('Submit');
    await seen(() => screen.getByText('Your request was not sent. It is kept here.'));
    await expect(await field('Message')).toHaveValue('It is silent.');
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByText(/Open the same count on both devices/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
