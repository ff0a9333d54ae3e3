import {
  type InboxDetail,
  type InboxItem,
  isApplication,
  isLeadOver,
  LEAD_STAGE_NAMES,
  LEAD_STAGES,
  type LeadStage,
  LOST_REASON_NAMES,
  LOST_REASONS,
  type LostReason,
} from '@ayana/contracts/inbox';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { dayKey } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { changeLead, type LeadChange } from '../inbox.api';
import { dialogMessages } from '../dialog-messages';

const { leadForm: words } = dialogMessages;

interface Values {
  lead_stage: LeadStage;
  lost_reason: LostReason | '';
  follow_up_on: string;
  note: string;
}

export interface LeadDialogProps {
  item: InboxItem;
  now: Date;
  onClose: () => void;
}

/** Where it is with a person after the answer, and the day to follow up. */
export default function LeadDialog({ item, now, onClose }: LeadDialogProps) {
  const { id, kind, name, lead_stage, lost_reason, follow_up_on } = item;
  const today = dayKey(now, OPERATIONS_CLOCK.zone);
  const form = useForm<Values, InboxDetail>({
    name: `inbox-lead-${id}`,
    initial: { lead_stage, lost_reason: lost_reason ?? '', follow_up_on: follow_up_on ?? '', note: '' },
    rules: (values) => ({
      lost_reason: values.lead_stage === 'lost' && values.lost_reason === '' ? words.lostWhy : undefined,
      follow_up_on:
        values.follow_up_on !== '' && values.follow_up_on !== follow_up_on && values.follow_up_on < today
          ? words.past
          : undefined,
    }),
    send: (values) => changeLead(id, changeOf(item, values)),
    onAccepted: onClose,
  });
  const { values } = form;
  return (
    <FormDialog
      title={words.title}
      description={words.text(name)}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {isApplication(kind) ? null : (
        <Field label={words.stage} error={form.errorOf('lead_stage')}>
          <Select {...form.field('lead_stage')}>
            {LEAD_STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {LEAD_STAGE_NAMES[stage]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {values.lead_stage === 'lost' ? (
        <Field label={words.reason} required error={form.errorOf('lost_reason')}>
          <Select {...form.field('lost_reason')}>
            <option value="">{words.chooseReason}</option>
            {LOST_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {LOST_REASON_NAMES[reason]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {isLeadOver(values.lead_stage) ? null : (
        <Field label={words.day} hint={words.dayHint} optional error={form.errorOf('follow_up_on')}>
          <DateInput min={today} {...form.field('follow_up_on')} />
        </Field>
      )}
      <Field label={words.note} hint={words.noteHint} optional error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}

/** What differs from the request; an application has no stage. */
function changeOf(item: InboxItem, { lead_stage, lost_reason, follow_up_on, note }: Values): LeadChange {
  const day = isLeadOver(lead_stage) || follow_up_on === '' ? null : follow_up_on;
  const text = note.trim();
  return {
    ...(isApplication(item.kind) ? {} : { lead_stage }),
    ...(lead_stage === 'lost' && lost_reason !== '' ? { lost_reason } : {}),
    // A day that has passed and was not changed is not sent again.
    ...(day === item.follow_up_on && !isApplication(item.kind) ? {} : { follow_up_on: day }),
    ...(text === '' ? {} : { note: text }),
  };
}
