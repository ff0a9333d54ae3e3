import { listText } from '@ayana/contracts/language';
import {
  type ChangeProposal,
  PROPOSAL_FIELD_NAMES,
  PROPOSAL_STATE_NAMES,
  type ProposalValue,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { ConfirmDialog, FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';
import { approveProposal, returnProposal } from './organisations.api';
import { Actions, Diff, Proposal, Words } from './organisations.styles';

const { proposals: words } = messages;
type Open = { what: 'approve' | 'return'; proposal: ChangeProposal };

/** What is proposed, field by field, to approve or to send back. */
export function ProposalsCard({ proposals, onDone }: { proposals: readonly ChangeProposal[]; onDone: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  const now = useNow();
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onDone();
    },
  };
  if (proposals.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} aria-label={proposal.subject_name}>
          <header>
            <h3>
              <bdi>{proposal.subject_name}</bdi>
            </h3>
            {proposal.status === 'waiting' ? (
              <StatusChip tone="marigold" icon={<Clock size={14} aria-hidden="true" />}>
                {PROPOSAL_STATE_NAMES.waiting}
              </StatusChip>
            ) : (
              <Chip>{PROPOSAL_STATE_NAMES[proposal.status]}</Chip>
            )}
            <small>
              {words.by(proposal.proposed_by ?? words.someone, dateText(new Date(proposal.created_at), now))}
            </small>
          </header>
          {proposal.note === null ? null : (
            <div>
              <small>{words.note}</small>
              <Words dir="auto">{proposal.note}</Words>
            </div>
          )}
          <Fields proposal={proposal} />
          {proposal.reason === null ? null : (
            <div>
              <small>{words.why}</small>
              <Words dir="auto">{proposal.reason}</Words>
            </div>
          )}
          {proposal.status === 'waiting' ? (
            <Actions>
              <Button size="small" onClick={() => setOpen({ what: 'approve', proposal })}>
                {words.approve}
              </Button>
              <Button size="small" variant="outline" onClick={() => setOpen({ what: 'return', proposal })}>
                {words.sendBack}
              </Button>
            </Actions>
          ) : null}
        </Proposal>
      ))}
      {open?.what === 'approve' ? <ApproveDialog proposal={open.proposal} {...dialog} /> : null}
      {open?.what === 'return' ? <ReturnDialog proposal={open.proposal} {...dialog} /> : null}
    </>
  );
}

function Fields({ proposal: { fields, status } }: { proposal: ChangeProposal }) {
  const waits = status === 'waiting';
  return (
    <Diff>
      {fields.map(({ field, from, to, now }) => (
        <div key={field}>
          <dt>{PROPOSAL_FIELD_NAMES[field]}</dt>
          <dd>
            <div>
              <small>{words.now}</small>
              <Value value={waits ? now : from} />
              {waits && JSON.stringify(from) !== JSON.stringify(now) ? <small>{words.moved}</small> : null}
            </div>
            <div>
              <small>{words.proposed}</small>
              <Value value={to} />
            </div>
          </dd>
        </div>
      ))}
    </Diff>
  );
}

function Value({ value }: { value: ProposalValue }) {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return messages.detail.notGiven;
  return <Words dir="auto">{Array.isArray(value) ? listText(value) : String(value)}</Words>;
}

interface DialogProps {
  proposal: ChangeProposal;
  onClose: () => void;
  onDone: () => void;
}

function ApproveDialog({ proposal, onClose, onDone }: DialogProps) {
  const form = useForm<object, ChangeProposal>({
    name: `proposal-approve-${proposal.id}-${proposal.version}`,
    initial: {},
    send: () => approveProposal(proposal),
    onAccepted: ({ subject_name }) => {
      toast.success(words.approved, subject_name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.approveOf(proposal.subject_name)}
      text={words.approveText}
      submitLabel={words.approve}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      onConfirm={form.submit}
      onClose={onClose}
    />
  );
}

function ReturnDialog({ proposal, onClose, onDone }: DialogProps) {
  const form = useForm<{ reason: string }, ChangeProposal>({
    name: `proposal-return-${proposal.id}-${proposal.version}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needReason : undefined }),
    send: ({ reason }) => returnProposal(proposal, reason),
    onAccepted: ({ subject_name }) => {
      toast.success(words.returned, subject_name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.sendBackOf(proposal.subject_name)}
      onClose={onClose}
      submitLabel={words.sendBack}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('reason')}>
        <TextArea rows={4} maxLength={700} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
