import { FormDialog } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { OutcomeText } from './rows-outcome';
import type { RowActs } from './use-row-acts';

/** What every dialog that acts on rows is given. */
export interface RowsDialogProps {
  acts: Pick<RowActs<unknown>, 'failure' | 'outcome'> & { isPending: () => boolean };
  onClose: () => void;
}

/** A dialog that acts on rows: it stays open with what was entered while some rows were refused. */
export function RowsDialog(
  props: RowsDialogProps & {
    title: string;
    submit: string;
    description?: string | undefined;
    danger?: boolean;
    onSubmit: () => void;
    children: ReactNode;
  },
) {
  const { acts, title, submit, description, danger = false, onSubmit, onClose, children } = props;
  return (
    <FormDialog
      size="small"
      title={title}
      description={description}
      onClose={onClose}
      submitLabel={submit}
      busyLabel={messages.busy}
      busy={acts.isPending()}
      failure={acts.failure}
      danger={danger}
      onSubmit={onSubmit}
    >
      {acts.outcome === null || acts.outcome.failed.length === 0 ? null : (
        <Notice tone="failed">
          <OutcomeText outcome={acts.outcome} />
        </Notice>
      )}
      {children}
    </FormDialog>
  );
}
