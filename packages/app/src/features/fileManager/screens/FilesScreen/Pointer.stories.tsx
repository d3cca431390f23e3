import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { atFiles } from '#features/fileManager/testing/atFiles';
import { withApp } from '#shared/testing/withApp';
import { FilesScreen } from './FilesScreen';

const meta = {
  component: FilesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...atFiles('') },
} satisfies Meta<typeof FilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

export const MenuByKeysAndPointer: Story = {
  tags: ['behaviour'],
  play: async () => {
    const row = await screen.findByRole('link', { name: /Opening checklist/ });
    row.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = within(await screen.findByRole('menu', { name: 'Actions of Opening checklist.txt' }));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Rename' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await fireEvent.contextMenu(row);
    const again = within(await screen.findByRole('menu', { name: 'Actions of Opening checklist.txt' }));
    const copy = again.getByRole('menuitem', { name: 'Copy' });
    await waitFor(() => expect(copy).toBeVisible());
    await userEvent.click(copy);
    await userEvent.click(await screen.findByRole('button', { name: 'Paste here' }));
    await screen.findByRole('link', { name: /Opening checklist \(2\)/ });
  },
};

export const SelectsByAFrame: Story = {
  tags: ['behaviour'],
  play: async () => {
    const cell = (await link('Opening checklist')).closest('[data-item]');
    const area = cell?.closest<HTMLElement>('[data-scroller]');
    if (!cell || !area) throw new Error('there is no list');
    const { left, top } = area.getBoundingClientRect();
    const { right, bottom } = cell.getBoundingClientRect();
    area.setPointerCapture = () => undefined;
    const point = (kind: string, clientX: number, clientY: number) =>
      area.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', button: 0, clientX, clientY }));
    point('pointerdown', left + 1, top + 2);
    point('pointermove', right - 4, bottom - 4);
    point('pointerup', right - 4, bottom - 4);
    await screen.findByRole('group', { name: /\d+ selected/ });
    await expect(screen.getByRole('checkbox', { name: 'Select Opening checklist.txt' })).toBeChecked();
  },
};

/** The browser's drag events. */
const drag = (kind: string, on: Element, dataTransfer: DataTransfer) =>
  on.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));

export const DraggedOntoAFolder: Story = {
  tags: ['behaviour'],
  play: async () => {
    const file = await link('Opening checklist');
    const folder = await link('Staff');
    const data = new DataTransfer();
    drag('dragstart', file, data);
    drag('dragover', folder, data);
    drag('drop', folder, data);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Opening checklist/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await link('Opening checklist');
  },
};
