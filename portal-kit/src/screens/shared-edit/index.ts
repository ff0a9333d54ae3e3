export type { EditDifference, EditNoticeState } from './edit-notice.types';
export { editorIn } from './editor-in';
export type { Editor, Reading } from './merge';
export { plainText } from './plain-text';
export { readingIn } from './reading-in';
export type { Side } from './use-choices';
export { type SaveContext, type SharedEdit, type SharedEditOptions, useSharedEdit } from './use-shared-edit';
