export { commandAction, type CommandFailure, type Outcome } from './command-action';
export { type LastSeen, withLastSeen } from './last-seen';
export { type CsvImportCalls, type ImportReport, useCsvImport } from './csv-import/use-csv-import';
export { listLoader, type ListSource, queryText, readQuery, rereadsList } from './list-loader';
export type { ListAnswer, Row } from './list-pages';
export { type FirstRows, readFirst, readWhole } from './read-lists';
export { RouterLink } from './router-link';
export { saveFile, saveLargeFile } from './save-file';
export { type ActionSender, useAction } from './use-action';
export { useChange } from './use-change';
export { type Detail, type Opened, openedId, useDetail, type UseDetailOptions, useOpened } from './use-detail';
export { type FieldErrors, type Form, useForm } from './use-form';
export { type List, type Selection, useList } from './use-list';
export type { UploadItem, UploadState } from './uploads/upload-list';
export { download, type FileCommands, type Files, useFiles } from './uploads/use-files';
export { type UploadedFile, type Uploads, useUploads } from './uploads/use-uploads';
export { type ListQueryState, useListQuery } from './use-list-query';
export { useLive } from './use-live';
export { usePart } from './use-part';
export { useReread } from './use-reread';
export * from './account';
export * from './quote-form';
export * from './shared-edit';
export { shownSummary } from './discharges/shown-summary';
export { saveBill, shownBill, useBills } from './bills';
export * from './papers';
export { canUndo, type PressQueue, usePresses, type WaitingPress } from './presses';
export {
  type CaseMessage,
  type CasePaper,
  type CaseThread,
  openPaper,
  readThreads,
  useConversation,
  usePapers,
  useThreads,
} from './conversation';
