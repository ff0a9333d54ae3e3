export { Dialog, type DialogProps } from './dialog';
export { DialogBar, DialogBody, type DialogSize } from './dialog-box';
export { historyAtRest, useBackCloses } from './use-back-closes';
export { fold, useFoldOver } from './use-fold-over';
