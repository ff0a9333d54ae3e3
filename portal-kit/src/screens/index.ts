export { commandAction, type CommandFailure, type Outcome } from './command-action';
export { listLoader, type ListSource, queryText, readQuery } from './list-loader';
export type { ListAnswer, Page, Row } from './list-pages';
export { saveFile } from './save-file';
export { type ActionSender, useAction } from './use-action';
export { type Detail, useDetail } from './use-detail';
export { type FieldErrors, type Form, useForm } from './use-form';
export { type List, type Selection, useList } from './use-list';
export { useLive } from './use-live';
