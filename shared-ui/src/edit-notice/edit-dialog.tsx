import { FormDialog, type FormDialogProps } from '../dialog';
import { EditNotice, type EditNoticeProps } from './edit-notice';

type Own = 'form' | 'busy' | 'failure' | 'formProps' | 'onSubmit';

export interface EditDialogProps extends Omit<FormDialogProps, Own> {
  /** As portal-kit's `useSharedEdit` gives it. */
  edit: {
    form: NonNullable<FormDialogProps['form']>;
    notice: EditNoticeProps['notice'];
  };
}

/** A dialog that changes what others change too: below its fields it says who saved meanwhile, and lets the reader choose. */
export function EditDialog({ edit: { form, notice }, children, ...dialog }: EditDialogProps) {
  return (
    <FormDialog {...dialog} failure={notice.differences.length === 0 ? form.failure : null} form={form}>
      {children}
      <EditNotice notice={notice} />
    </FormDialog>
  );
}
