import { listText } from '@ayana/contracts/language';
import {
  type ChangeProposal,
  PROPOSAL_FIELD_NAMES,
  PROPOSAL_STATE_NAMES,
  type ProposalValue,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';
import { approveProposal, returnProposal } from './organisations.api';
import { Actions, Diff, Proposal, Words } from './organisations.styles';

const { proposals: words } = messages;
type Open = { what: 'approve' | 'return'; id: ChangeProposal['id'] };

/** What is proposed, field by field, to approve or to send back. */
export function ProposalsCard({ proposals, onDone }: { proposals: readonly ChangeProposal[]; onDone: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  const now = useNow();
  const opened = proposals.find(({ id }) => id === open?.id);
  const dialog = {
    reread: onDone,
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
              <Button size="small" onClick={() => setOpen({ what: 'approve', id: proposal.id })}>
                {words.approve}
              </Button>
              <Button size="small" variant="outline" onClick={() => setOpen({ what: 'return', id: proposal.id })}>
                {words.sendBack}
              </Button>
            </Actions>
          ) : null}
        </Proposal>
      ))}
      {open?.what === 'approve' && opened !== undefined ? <ApproveDialog proposal={opened} {...dialog} /> : null}
      {open?.what === 'return' && opened !== undefined ? <ReturnDialog proposal={opened} {...dialog} /> : null}
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
  /** As it is now. */
  proposal: ChangeProposal;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** What is decided on: a change of it is shown before the decision goes on. */
interface Decision {
  reason: string;
  fields: ChangeProposal['fields'];
}

const useDecision = (
  what: Open['what'],
  { proposal, reread, onDone }: DialogProps,
  decide: (of: Pick<ChangeProposal, 'id' | 'version'>, reason: string) => Promise<ChangeProposal>,
) =>
  useSharedEdit<Decision, ChangeProposal>({
    name: `proposal-${what}-${proposal.id}`,
    latest: {
      version: proposal.version,
      fields: { reason: '', fields: proposal.fields },
      by: { name: proposal.proposed_by, at: proposal.updated_at },
    },
    labelOf: (name) => (name === 'reason' ? words.reason : words.proposed),
    rules: ({ reason }) => (what === 'return' && reason.trim() === '' ? { reason: words.needReason } : {}),
    alwaysSends: true,
    save: (_changed, { reason }, version) => decide({ id: proposal.id, version }, reason),
    onSaved: (saved) => {
      if (saved !== null) toast.success(what === 'approve' ? words.approved : words.returned, saved.subject_name);
      onDone();
    },
    reread,
  });

function ApproveDialog(props: DialogProps) {
  const { proposal, onClose } = props;
  const edit = useDecision('approve', props, approveProposal);
  return (
    <EditDialog
      title={words.approveOf(proposal.subject_name)}
      description={words.approveText}
      size="small"
      submitLabel={words.approve}
      busyLabel={words.busy}
      edit={edit}
      onClose={onClose}
    />
  );
}

function ReturnDialog(props: DialogProps) {
  const { proposal, onClose } = props;
  const edit = useDecision('return', props, returnProposal);
  return (
    <EditDialog
      title={words.sendBackOf(proposal.subject_name)}
      onClose={onClose}
      submitLabel={words.sendBack}
      busyLabel={words.busy}
      edit={edit}
    >
      <Field label={words.reason} hint={words.reasonHint} required error={edit.form.errorOf('reason')}>
        <TextArea rows={4} maxLength={700} {...edit.form.field('reason')} />
      </Field>
    </EditDialog>
  );
}
