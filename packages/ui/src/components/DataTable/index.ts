export { DataTable, type DataTableProps } from './DataTable';
export type { Column, Expander, Selection, Sort, VirtualRows } from './types';
