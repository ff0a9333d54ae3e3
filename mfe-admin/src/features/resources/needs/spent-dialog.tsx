import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { amountOf, amountText, fieldOf } from '../../../components/resources/amounts';
import { messages as shared } from '../../../components/resources/messages';
import type { Commitment, NeedDetail } from '../../../components/resources/types';
import { messages } from './messages';
import { moveCommitment } from './needs.api';

const { spending: words } = messages;

export interface SpentDialogProps {
  commitment: Commitment;
  onDone: () => void;
  onClose: () => void;
}

/** What was spent of a fund; the rest is free again. */
export default function SpentDialog({ commitment, onDone, onClose }: SpentDialogProps) {
  const form = useForm<{ spent: string }, NeedDetail>({
    name: `resource-spent-${commitment.id}`,
    initial: { spent: fieldOf('fund', commitment.quantity) },
    rules: ({ spent }) => ({ spent: amountOf('fund', spent) === null ? words.wrong : undefined }),
    send: ({ spent }) =>
      moveCommitment(commitment, { name: 'release', spent: amountOf('fund', spent) ?? commitment.quantity }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(amountText('fund', commitment.quantity))}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
    >
      <Field label={words.spent} required error={form.errorOf('spent')}>
        <QuantityInput kind="money" {...form.field('spent')} />
      </Field>
    </FormDialog>
  );
}
