export type { EditDifference, EditNoticeState } from './edit-notice.types';
export type { Editor, Reading } from './merge';
export type { Side } from './use-choices';
export { type SaveContext, type SharedEdit, type SharedEditOptions, useSharedEdit } from './use-shared-edit';
