export type { Column, Sort, SortOrder, TableList, TableTexts } from './column';
export { DataTable, type DataTableProps } from './data-table';
export { CARDS } from './table.styles';
