import type { ResourceKind } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Takers } from '../../../components/takers/takers';
import { FieldGrid } from '../../../components/form-page.styles';
import { inputOf, instantOf } from '../../../components/zoned-time/zoned-time';
import { amountOf, fieldOf, ZONE } from '../../../components/resources/amounts';
import { messages as shared } from '../../../components/resources/messages';
import type { Commitment, NeedDetail, Suggestion } from '../../../components/resources/types';
import { messages as labels } from '../../../components/resources/need-messages';
import { messages } from './messages';
import { addOffer, changeCommitment } from './needs.api';

const { offerForm: words } = messages;

interface Values {
  quantity: string;
  from_at: string;
  until_at: string;
  note: string;
}

export interface OfferDialogProps {
  need: NeedDetail;
  /** What is offered; or the commitment whose time is changed. */
  of: { suggestion: Suggestion } | { commitment: Commitment };
  onDone: () => void;
  onClose: () => void;
}

/** Offers a resource for a need, or changes how much of it and when. */
export default function OfferDialog({ need, of, onDone, onClose }: OfferDialogProps) {
  const { kind } = need;
  const resource = 'suggestion' in of ? of.suggestion.resource : of.commitment.resource;
  const form = useForm<Values, NeedDetail>({
    name:
      'suggestion' in of
        ? `resource-offer-${need.id}-${resource.id}`
        : `resource-commitment-${of.commitment.id}-${of.commitment.version}`,
    initial: 'suggestion' in of ? offered(need, of.suggestion) : committed(kind, of.commitment),
    rules: ({ quantity, from_at, until_at }) => ({
      quantity: amountOf(kind, quantity) === null ? labels.needed.quantity : undefined,
      from_at: from_at === '' ? labels.needed.time : undefined,
      until_at: until_at === '' ? labels.needed.time : until_at <= from_at ? labels.needed.order : undefined,
    }),
    send: ({ quantity, from_at, until_at, note }, key) => {
      const body = {
        quantity: amountOf(kind, quantity) ?? 0,
        from_at: instantOf(from_at, ZONE),
        until_at: instantOf(until_at, ZONE),
      };
      return 'suggestion' in of
        ? addOffer(need, { ...body, resource_id: resource.id, ...(note.trim() === '' ? {} : { note }) }, key)
        : changeCommitment(of.commitment, { ...body, note: note.trim() || null });
    },
    onAccepted: onDone,
  });
  const isNew = 'suggestion' in of;
  return (
    <FormDialog
      title={isNew ? words.title(resource.name) : words.edit(resource.name)}
      description={isNew ? words.text : undefined}
      onClose={onClose}
      submitLabel={isNew ? words.submit : words.save}
      busyLabel={shared.busy}
      form={form}
      failureDetail={<Takers takers={form.takenBy} />}
      note={shared.inIndia}
    >
      <Field label={kind === 'fund' ? labels.amount : labels.quantity} required error={form.errorOf('quantity')}>
        <QuantityInput kind={kind === 'fund' ? 'money' : 'count'} {...form.field('quantity')} />
      </Field>
      <FieldGrid>
        <Field label={labels.from} required error={form.errorOf('from_at')}>
          <TextInput type="datetime-local" {...form.field('from_at')} />
        </Field>
        <Field label={labels.until} required error={form.errorOf('until_at')}>
          <TextInput type="datetime-local" {...form.field('until_at')} />
        </Field>
      </FieldGrid>
      <Field label={words.note} optional error={form.errorOf('note')}>
        <TextArea dir="auto" rows={2} maxLength={500} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}

/** As much as is missing, or as the resource has. */
function offered(need: NeedDetail, { free, resource }: Suggestion): Values {
  const missing = Math.max(1, need.quantity - need.committed);
  return {
    quantity: fieldOf(need.kind, Math.min(missing, free > 0 ? free : resource.capacity)),
    from_at: inputOf(need.from_at, ZONE),
    until_at: inputOf(need.until_at, ZONE),
    note: '',
  };
}

const committed = (kind: ResourceKind, { quantity, from_at, until_at, note }: Commitment): Values => ({
  quantity: fieldOf(kind, quantity),
  from_at: inputOf(from_at, ZONE),
  until_at: inputOf(until_at, ZONE),
  note: note ?? '',
});
