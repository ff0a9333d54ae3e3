import { useLoaded } from '../../prefetch/use-loaded';
import type { ConfirmDialogProps } from './confirm-dialog';

const loadDialog = (): Promise<typeof import('./confirm-dialog')> =>
  import(/* webpackChunkName: "confirm" */ './confirm-dialog');

/** Asks for confirmation before an action; the dialog's code loads on first use. */
export function Confirm(props: ConfirmDialogProps) {
  const dialog = useLoaded(props.open, loadDialog);
  return dialog === undefined ? null : <dialog.ConfirmDialog {...props} />;
}
