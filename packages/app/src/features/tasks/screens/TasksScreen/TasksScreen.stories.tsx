import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deleteTask, fetchTasks, fetchTrash, orderTasks, updateTask } from '#features/tasks/api/taskCalls';
import { taskPaths } from '#features/tasks/taskPaths';
import { withApp } from '#shared/testing/withApp';
import { TasksScreen } from './TasksScreen';

const at = (path: string) => ({
  app: { user: demoUser, path: `${taskPaths.list}${path}`, route: `${taskPaths.list}/:taskId?` },
});

const meta = {
  component: TasksScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof TasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const row = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const box = (title: string) => screen.findByRole('checkbox', { name: `Complete ${title}` });
const drawer = (title: string) => screen.findByRole('region', { name: title });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stored = async (title: string) => (await fetchTasks()).find((task) => task.title === title);
const titles = async () => (await fetchTasks()).map(({ title }) => title);

export const Default: Story = {
  play: async () => {
    await expect(await row('Order more wrapping paper')).toHaveAttribute('href', '/apps/tasks/task-2');
    await waitFor(() => expect(screen.getByText('21 remaining')).toBeVisible());
  },
};

export const Opened: Story = {
  parameters: at('/task-5'),
  play: async () => {
    const task = await drawer('Spring window: dress the mannequins');
    await waitFor(() =>
      expect(within(task).getByRole('textbox', { name: 'Title' })).toHaveValue('Spring window: dress the mannequins'),
    );
    await expect(await row('Spring window')).toHaveAttribute('aria-current', 'true');
  },
};

export const OpenedTurkish: Story = {
  tags: ['full'],
  ...Opened,
  globals: { language: 'tr' },
  play: async () => {
    const task = within(await drawer('Spring window: dress the mannequins'));
    await waitFor(() => expect(task.getByRole('textbox', { name: 'Başlık' })).toHaveValue('Spring window: dress the mannequins'));
  },
};

export const Today: Story = {
  parameters: at('?view=today'),
  play: async () => {
    await row('Refund order 2214');
    await expect(screen.queryByRole('link', { name: /Order more wrapping paper/ })).toBeNull();
  },
};

export const TodayTurkish: Story = { tags: ['full'], ...Today, globals: { language: 'tr' } };

export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await row('Order more wrapping paper');
    await waitFor(() => expect(screen.getByText('21 görev kaldı')).toBeVisible());
  },
};

export const Turkish: Story = { tags: ['full'], ...Phone, globals: { language: 'tr' } };

/** The labelled button wraps to two lines there, and the others stay beside it. */
export const PhoneOpened: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: at('/task-8'),
  play: async () => {
    const task = within(await drawer('Take down the winter garlands'));
    const middleOf = (name: string) => {
      const { top, height } = task.getByRole('button', { name }).getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    await waitFor(() => expect(middleOf('Close')).toBe(middleOf('Mark as incomplete')));
    await expect(middleOf('Actions of the task')).toBe(middleOf('Close'));
  },
};

export const Found: Story = {
  parameters: at('?search=window'),
  play: async () => {
    await waitFor(async () => expect((await row('Call the glazier')).querySelector('mark')).toHaveTextContent('window'));
    await expect(screen.queryByRole('link', { name: /Order more wrapping paper/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'tasks-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the tasks')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'tasks-empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No tasks yet' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'tasks-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The tasks could not be loaded');
  },
};

/** A link to a task fails to load: the error is shown, and the task after a retry. */
export const FailedOpenedOnAPhone: Story = {
  tags: ['behaviour'],
  parameters: { ...at('/task-5'), msw: { scenario: 'tasks-failing' } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    const task = await drawer('Spring window: dress the mannequins');
    await waitFor(() => expect(within(task).getByRole('combobox', { name: 'Assigned to' })).toHaveTextContent('Priya Nair'));
  },
};

export const Missing: Story = {
  parameters: at('/nobody'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible());
    await row('Order more wrapping paper');
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' }, ...at('') },
  play: async () => {
    await row('<img src=x onerror=alert');
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

/** A failed load is retried. */
export const Recovering: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'tasks-failing' } },
  play: async (context) => {
    await screen.findByRole('alert');
    await mocksOf(context).setScenario('demo');
    await press('Retry');
    await row('Order more wrapping paper');
  },
};

/** The checkbox completes a task, and Undo reopens it; a recurring task stays. */
export const Completing: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await box('Order more wrapping paper'));
    await waitFor(async () => expect((await stored('Order more wrapping paper'))?.completed).toBe(true));
    await expect(screen.getByText('20 remaining')).toBeVisible();
    await press('Undo');
    await waitFor(async () => expect((await stored('Order more wrapping paper'))?.completed).toBe(false));
    const before = (await stored('Water the plants'))?.dueDate;
    await userEvent.click(await box('Water the plants'));
    await waitFor(async () => expect((await stored('Water the plants'))?.dueDate).not.toBe(before));
    await expect(await box('Water the plants')).not.toBeChecked();
  },
};

/** A double click completes a recurring task once: its next day is not skipped. */
export const CompletingByDoubleClick: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await box('Water the plants'));
    await userEvent.click(await box('Water the plants'));
    await waitFor(async () => expect((await stored('Water the plants'))?.dueDate).toBe('2026-03-09'));
    await press('Undo');
    await waitFor(async () => expect((await stored('Water the plants'))?.dueDate).toBe('2026-03-02'));
  },
};

/** A new task appears at the top with its title focused; left empty, it is removed. */
export const Adding: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Order more wrapping paper');
    await press('Add task');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, 'Sweep the step');
    await waitFor(async () => expect((await titles())[0]).toBe('Sweep the step'));
    await press('Add section');
    await waitFor(async () => expect((await titles())[0]).toBe(''));
    await press('Close');
    await waitFor(async () => expect(await titles()).not.toContain(''));
  },
};

/** A deletion is undone, and a deleted task is in the trash. */
export const Deleting: Story = {
  tags: ['behaviour'],
  parameters: at('/task-2'),
  play: async () => {
    await drawer('Order more wrapping paper');
    await press('Actions of the task');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(async () => expect(await fetchTrash()).toHaveLength(1));
    await drawer('Water the plants');
    await press('Undo');
    await drawer('Order more wrapping paper');
    await waitFor(async () => expect(await fetchTrash()).toHaveLength(0));
  },
};

/** A task that is moved to the trash while the question is open stays. */
export const EmptyingTheTrash: Story = {
  tags: ['behaviour'],
  play: async () => {
    const [first, second] = await fetchTasks();
    if (first) await deleteTask(first);
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await press('Empty the trash');
    await screen.findByText('Delete 1 entry for ever?');
    if (second) await deleteTask(second);
    await press('Delete for ever');
    await waitFor(async () => expect((await fetchTrash()).map(({ id }) => id)).toEqual([second?.id]));
  },
};

/** Opens a task whose title somebody else then changes. */
async function changedElsewhere() {
  const task = within(await drawer('Order more wrapping paper'));
  const title = await task.findByRole('textbox', { name: 'Title' });
  await updateTask('task-2', { title: 'Order ribbons' });
  return { task, title };
}

/** Fields changed here and elsewhere are resolved field by field. */
export const Conflicting: Story = {
  tags: ['behaviour'],
  parameters: at('/task-2'),
  play: async () => {
    const { task, title } = await changedElsewhere();
    await userEvent.type(title, ' and tape');
    await userEvent.click(await task.findByRole('button', { name: 'Keep yours' }));
    await waitFor(async () => expect(await titles()).toContain('Order more wrapping paper and tape'));
  },
};

/**
 * The last changes of a closing drawer are sent by version too: they are stored as a conflict, not written over a colleague's.
 */
export const ClosedInConflict: Story = {
  tags: ['behaviour'],
  parameters: at('/task-2'),
  play: async () => {
    const { task, title } = await changedElsewhere();
    const close = task.getByRole('button', { name: 'Close' });
    await userEvent.click(title);
    await userEvent.paste('!');
    // Synchronously: before the autosave.
    close.click();
    await waitFor(() => expect(screen.getByText(/was changed elsewhere too\. Your changes are kept\./)).toBeVisible());
    await expect(await titles()).toContain('Order ribbons');
    await press('Open');
    const opened = within(await drawer('Order ribbons'));
    await userEvent.click(await opened.findByRole('button', { name: 'Keep yours' }));
    await waitFor(async () => expect(await titles()).toContain('Order more wrapping paper!'));
  },
};

/** The handle of a task has a menu: up, down, to a section. The move is undone. */
export const MovingByMenu: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Move Order more wrapping paper');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(async () => expect((await titles())[0]).toBe('Order more wrapping paper'));
    await press('Undo');
    await waitFor(async () => expect((await titles())[1]).toBe('Order more wrapping paper'));
  },
};

/** A task that somebody else has moved since stays where they put it; Retry moves it back all the same. */
export const MovedOnByOthers: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Move Order more wrapping paper');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(async () => expect((await titles())[0]).toBe('Order more wrapping paper'));
    await orderTasks([{ id: 'task-2', order: 900_000_000 }]);
    await press('Undo');
    await waitFor(() => expect(screen.getByText(/Somebody else changed it meanwhile/)).toBeVisible());
    await expect((await titles()).at(-1)).toBe('Order more wrapping paper');
    await press('Retry');
    await waitFor(async () => expect((await titles())[1]).toBe('Order more wrapping paper'));
  },
};

export const MovingToASection: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Move Order more wrapping paper');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Shop window' }));
    await waitFor(async () => {
      const now = await titles();
      await expect(now.indexOf('Order more wrapping paper')).toBe(now.indexOf('Stock and suppliers') - 1);
    });
  },
};

/** Several tasks are selected by their rows, completed together and reopened. */
export const Selecting: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Move Order more wrapping paper');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Water the plants' }));
    await screen.findByRole('group', { name: '2 selected' });
    await press('Delete');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await fetchTrash()).toHaveLength(2));
    await press('Undo');
    await waitFor(async () => expect(await fetchTrash()).toHaveLength(0));
  },
};

/** After several tasks are completed, the first button of the bar is focused. */
export const SeveralDone: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('Move Order more wrapping paper');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Call the glazier about the cracked shop window' }));
    await screen.findByRole('group', { name: '2 selected' });
    await press('Complete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reopen' })).toHaveFocus());
    await press('Undo');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible());
  },
};

/** A task typed in one line: the recognised parts are shown, and can be turned back into text. */
export const QuickAdding: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Order more wrapping paper');
    const line = await screen.findByRole('textbox', { name: 'New task in one line' });
    await userEvent.type(line, 'Read Monday news tomorrow 5pm p1 #window @Priya');
    await press('Take “#window” as words');
    await press('Take “tomorrow” as words');
    await userEvent.type(line, '{Enter}');
    await waitFor(async () =>
      expect(await stored('Read Monday news tomorrow #window')).toMatchObject({ dueTime: '17:00', priority: 2 }),
    );
    await expect(line).toHaveValue('');
  },
};

/** A single click turns all recognised parts of a line back into text: before the task is added, and afterwards. */
export const QuickAddedAsText: Story = {
  tags: ['behaviour'],
  play: async () => {
    await row('Order more wrapping paper');
    const line = await screen.findByRole('textbox', { name: 'New task in one line' });
    await userEvent.type(line, 'Order 2.10 m ribbon tomorrow p1{Enter}');
    await waitFor(async () =>
      expect(await stored('Order 2.10 m ribbon')).toMatchObject({ dueDate: '2026-03-03', dueTime: null, priority: 2 }),
    );
    await press('Take as words');
    await waitFor(async () =>
      expect(await stored('Order 2.10 m ribbon tomorrow p1')).toMatchObject({ dueDate: null, priority: 1 }),
    );
    await userEvent.type(line, 'Read on friday p1');
    await press('Take as words');
    await userEvent.type(line, '{Enter}');
    await waitFor(async () => expect(await stored('Read on friday p1')).toMatchObject({ dueDate: null, priority: 1 }));
  },
};

/** A row is dragged by its handle; Escape leaves everything where it was. */
export const Dragging: Story = {
  tags: ['behaviour'],
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Move Order more wrapping paper' });
    const { left, top } = handle.getBoundingClientRect();
    const pointerAt = (y: number) => ({
      clientX: left + 8,
      clientY: top + 8 + y,
      pointerId: 1,
      isPrimary: true,
      bubbles: true,
      button: 0,
    });
    const frames = () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
    handle.dispatchEvent(new PointerEvent('pointerdown', pointerAt(0)));
    window.dispatchEvent(new PointerEvent('pointermove', pointerAt(-60)));
    await frames();
    await userEvent.keyboard('{Escape}');
    await expect((await titles())[1]).toBe('Order more wrapping paper');
    handle.dispatchEvent(new PointerEvent('pointerdown', pointerAt(0)));
    window.dispatchEvent(new PointerEvent('pointermove', pointerAt(-60)));
    await frames();
    window.dispatchEvent(new PointerEvent('pointerup', pointerAt(-60)));
    await waitFor(async () => expect((await titles())[0]).toBe('Order more wrapping paper'));
    await press('Undo');
    await waitFor(async () => expect((await titles())[1]).toBe('Order more wrapping paper'));
  },
};
