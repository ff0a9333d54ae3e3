import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { Dialog, type DialogProps } from './dialog';
import type { DialogForm } from './dialog-form';
import { DialogBar, DialogBody, DialogNote } from './dialog.styles';

interface FormDialogParts extends Pick<DialogProps, 'title' | 'description' | 'onClose' | 'finalFocus' | 'size'> {
  /** Fields. */
  children?: ReactNode;
  /** "Resolve": what pressing it does. */
  submitLabel: string;
  busyLabel: string;
  /** What happens when it is pressed. */
  note?: ReactNode;
  /** Beneath why it was refused. */
  failureDetail?: ReactNode;
  /** It removes or ends something. */
  danger?: boolean;
  /** A button beside it that closes: of a question, whose other answer is as plain. */
  closeLabel?: string;
}

interface Sending {
  busy: boolean;
  /** Why it was refused, where no field says it. */
  failure: string | null;
}

type SentForm = Pick<DialogForm, 'busy' | 'failure' | 'formProps'>;

/** What is sent: a form of portal-kit's `useForm`, or what `onSubmit` sends, which checks the fields itself. */
type Submitting =
  | ({ form: SentForm; onSubmit?: never } & Partial<Sending>)
  | ({ onSubmit: () => void; form?: never } & Sending);

export type FormDialogProps = FormDialogParts & Submitting;

/** A form in a dialog: mounted while it is open, and a press outside does not lose what was entered. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, onClose, finalFocus, size = 'regular', children } = props;
  const { submitLabel, busyLabel, note, failureDetail, danger = false, closeLabel, form } = props;
  const { busy = form?.busy ?? false, failure = form?.failure ?? null } = props;
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
          {failure === null ? null : (
            <Notice tone="failed">
              {failure}
              {failureDetail}
            </Notice>
          )}
          {children}
        </DialogBody>
        <DialogBar>
          <Button type="submit" variant={danger ? 'danger' : 'solid'} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          {closeLabel === undefined ? null : (
            <Button variant="outline" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          <DialogNote aria-live="polite">{note}</DialogNote>
        </DialogBar>
      </form>
    </Dialog>
  );
}

function formPropsOf({ form, onSubmit }: Submitting): ComponentProps<'form'> {
  if (form !== undefined) return form.formProps;
  return {
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      onSubmit?.();
    },
  };
}

interface AskedParts extends Omit<FormDialogParts, 'children' | 'size' | 'description'> {
  /** What happens, and whether it can be undone. */
  text: ReactNode;
}

export interface ConfirmDialogProps extends AskedParts, Sending {
  onConfirm: () => void;
  form?: never;
}

/** Asks before something that is hard to undo: what `onConfirm` does, or what a form without fields sends. */
export function ConfirmDialog({ text, ...rest }: ConfirmDialogProps | (AskedParts & { form: SentForm })) {
  const sent = rest.form === undefined ? { ...rest, onSubmit: rest.onConfirm } : rest;
  return <FormDialog {...sent} size="small" description={text} />;
}
