/** Focusable elements in a cell, whatever their current tabindex. */
const CONTROLS =
  'a[href],button:not(:disabled),input:not(:disabled,[type="hidden"]),select:not(:disabled),textarea:not(:disabled),[contenteditable="true"],[role="switch"],[role="combobox"]';
/** Controls that need the arrow keys themselves. */
const NEEDS_ARROWS =
  'input:not([type="checkbox"],[type="button"]),select,textarea,[contenteditable="true"],[role="combobox"],[role="slider"],[role="listbox"]';

export type GridRow = HTMLTableRowElement;
export type GridCell = HTMLTableCellElement;

/** Whether the element is visible. Called between two frames, it makes the browser lay out the page. */
export const isVisible = (element: Element) => element.checkVisibility();

/** Rows of the keyboard walk: the head and the data, not details, gaps or a message. */
export const headRow = (table: HTMLTableElement) => table.querySelector<GridRow>(':scope > thead > tr[data-grid-row]');
export const bodyRow = (table: HTMLTableElement, index: number) =>
  table.querySelector<GridRow>(`:scope > tbody > tr[data-grid-row="${index}"]`);

/** Returns the index of a row among the data, -1 for the head. */
export const rowIndexOf = (row: GridRow) => (row.dataset['gridRow'] === 'head' ? -1 : Number(row.dataset['gridRow']));

/**
 * Returns the cell that contains an element, if its row is in the keyboard walk. A cell of a table in the details does not
 * count.
 */
export function cellOf(target: EventTarget | null, table: HTMLTableElement): GridCell | null {
  const cell = target instanceof Element ? target.closest<GridCell>('td,th') : null;
  return cell?.parentElement?.hasAttribute('data-grid-row') && cell.closest('table') === table ? cell : null;
}

/** Returns a row's visible cells: CSS hides columns, and the bulk bar covers the head. */
export const cellsOf = (row: GridRow, counts = isVisible): GridCell[] =>
  [...row.cells].filter((cell) => cell.dataset['covered'] === undefined && counts(cell));

export const controlsOf = (cell: GridCell, counts = isVisible): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(counts);

/** Whether a cell must be entered with Enter, because its content needs the arrow keys. */
export const needsEntering = (cell: GridCell) => cell.querySelector(NEEDS_ARROWS) !== null;

/**
 * Returns the stops of the walk in a cell: each button, link or checkbox, or the cell itself when it has none or needs
 * entering.
 */
export function stopsOf(cell: GridCell, counts = isVisible): HTMLElement[] {
  if (needsEntering(cell)) return [cell];
  const controls = controlsOf(cell, counts);
  return controls.length > 0 ? controls : [cell];
}
