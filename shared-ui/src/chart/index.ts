export { BarTable, type BarRow, type BarTableProps } from './bar-table';
export { Chart, type ChartProps } from './chart';
export { Table as FigureTable } from './chart.styles';
export type { ChartData, Series } from './chart-data';
