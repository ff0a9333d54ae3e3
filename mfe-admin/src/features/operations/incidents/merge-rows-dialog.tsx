import { listText } from '@ayana/contracts/language';
import { RowsDialog, type RowsDialogProps } from '../../../components/rows/rows-dialog';
import type { Incident } from '../types';
import { messages } from './list-messages';

export interface MergeRowsDialogProps extends RowsDialogProps {
  rows: readonly Incident[];
  /** The one that stays. */
  into: Incident;
  onMerge: () => void;
}

/** Asks before several incidents are merged, and says which one stays. */
export default function MergeRowsDialog({ rows, into, onMerge, ...props }: MergeRowsDialogProps) {
  return (
    <RowsDialog
      {...props}
      danger
      title={messages.mergeTitle(rows.length)}
      submit={messages.mergeSubmit}
      onSubmit={onMerge}
    >
      <p dir="auto">{messages.mergeText(`${into.number} ${into.title}`, listText(rows.map(({ number }) => number)))}</p>
    </RowsDialog>
  );
}
