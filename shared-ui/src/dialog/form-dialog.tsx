import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { Dialog, type DialogProps } from './dialog';
import { DialogBar, DialogBody, DialogNote } from './dialog.styles';

interface FormDialogParts extends Pick<DialogProps, 'title' | 'description' | 'onClose' | 'finalFocus' | 'size'> {
  /** Fields. */
  children?: ReactNode;
  /** "Resolve": what pressing it does. */
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Why it was refused, where no field says it. */
  failure: string | null;
  /** What happens when it is pressed. */
  note?: ReactNode;
  /** It removes or ends something. */
  danger?: boolean;
}

/** What is sent: by the `formProps` of portal-kit's `useForm`, or by `onSubmit`, which checks the fields itself. */
type Submitting =
  | { formProps: Pick<ComponentProps<'form'>, 'id' | 'onSubmit' | 'noValidate'>; onSubmit?: never }
  | { onSubmit: () => void; formProps?: never };

export type FormDialogProps = FormDialogParts & Submitting;

/** A form in a dialog: mounted while it is open, and a press outside does not lose what was entered. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, onClose, finalFocus, size = 'regular', children } = props;
  const { submitLabel, busyLabel, busy, failure, note, danger = false } = props;
  return (
    <Dialog
      open
      keepOnOutsidePress
      onClose={onClose}
      title={title}
      description={description}
      size={size}
      {...(finalFocus === undefined ? {} : { finalFocus })}
    >
      <form {...formPropsOf(props)}>
        <DialogBody>
          {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
          {children}
        </DialogBody>
        <DialogBar>
          <Button type="submit" variant={danger ? 'danger' : 'solid'} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          <DialogNote aria-live="polite">{note}</DialogNote>
        </DialogBar>
      </form>
    </Dialog>
  );
}

function formPropsOf({ formProps, onSubmit }: Submitting): ComponentProps<'form'> {
  if (onSubmit === undefined) return formProps;
  return {
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      onSubmit();
    },
  };
}

export interface ConfirmDialogProps extends Omit<FormDialogParts, 'children' | 'size' | 'description'> {
  /** What happens, and whether it can be undone. */
  text: ReactNode;
  onConfirm: () => void;
}

/** Asks before something that is hard to undo. */
export function ConfirmDialog({ text, onConfirm, ...rest }: ConfirmDialogProps) {
  return <FormDialog {...rest} size="small" description={text} onSubmit={onConfirm} />;
}
