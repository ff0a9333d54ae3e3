export { type CoversPage, coversPage, TOASTS_SPACE } from './covers-page';
export { Dialog, type DialogProps } from './dialog';
export { DialogBar, DialogBody, type DialogSize } from './dialog.styles';
export { historySettled, useBackCloses } from './use-back-closes';
export { closeDetails, useDetailsOverlay } from './use-details-overlay';
export { ConfirmDialog, type ConfirmDialogProps, FormDialog, type FormDialogProps } from './form-dialog';
export type { DialogForm } from './dialog-form';
