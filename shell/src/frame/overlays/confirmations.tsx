import type { Confirmation } from '@ayana/portal-kit';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Doubts } from './confirmations.styles';
import { messages } from './messages';

/** Amounts and times that are most likely a slip, asked about before they are kept. Closed, nothing is kept and the form says why. */
export function ConfirmationDialog({ doubts, answer }: Confirmation) {
  return (
    <FormDialog
      title={messages.title}
      description={messages.lead}
      size="small"
      submitLabel={messages.right}
      busyLabel={messages.busy}
      closeLabel={messages.back}
      busy={false}
      failure={null}
      onClose={() => answer(false)}
      onSubmit={() => answer(true)}
    >
      <Doubts>
        {doubts.map((doubt) => (
          <li key={doubt} dir="auto">
            {doubt}
          </li>
        ))}
      </Doubts>
    </FormDialog>
  );
}
