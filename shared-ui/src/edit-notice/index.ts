export { EditDialog, type EditDialogProps } from './edit-dialog';
export { EditNotice, type EditNoticeProps } from './edit-notice';
