export { Dialog, type DialogProps } from './dialog';
export { DialogBar, DialogBody, type DialogSize } from './dialog-box';
