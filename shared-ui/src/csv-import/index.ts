export { CsvImport, type CsvImportProps } from './csv-import';
export type { ImportReport } from './report';
