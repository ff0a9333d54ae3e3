export type { Column, Sort, SortOrder, TableList, TableTexts } from './column';
export { DataTable, type DataTableProps } from './data-table';
export { ShortTable, type ShortTableProps } from './short-table';
export { CARDS } from './table.styles';
export { SelectionBar } from './selection-bar';
export type { RowKey } from './use-table-keys';
