import { useLoaded } from '../../page/use-loaded';
import type { ConfirmDialogProps } from './confirm-dialog';

const loadDialog = (): Promise<typeof import('./confirm-dialog')> =>
  import(/* webpackChunkName: "confirm" */ './confirm-dialog');

/** A question before a deed; its dialog's code comes with the first one. */
export function Confirm(props: ConfirmDialogProps) {
  const dialog = useLoaded(props.open, loadDialog);
  return dialog === undefined ? null : <dialog.ConfirmDialog {...props} />;
}
