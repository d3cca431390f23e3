export { DataTable, type DataTableProps } from './DataTable';
export type { Column, Expander, RowState, Selection, Sort, VirtualRows } from './types';
