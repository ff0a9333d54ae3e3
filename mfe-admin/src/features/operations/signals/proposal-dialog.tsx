import { SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { number } from '@ayana/contracts/language';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText, momentText, useNow } from '@ayana/shared-ui/time';
import { messages as shared } from '../../../components/operations/messages';
import type { SignalDefinition } from '../types';
import { messages } from './definition-messages';
import { changeDefinition, dropProposal } from './signals.api';
import { thresholdText } from './threshold-text';

const { proposal: words } = messages;
type Proposal = NonNullable<SignalDefinition['proposal']>;

export interface ProposalDialogProps {
  definition: SignalDefinition;
  proposal: Proposal;
  /** After a decision, and after one that was refused: the page shows how things are now. */
  reread: () => void;
  onClose: () => void;
}

/** What another administrator has tried, beside what is in force. Who tried it may only take it back. */
export default function ProposalDialog({ definition, proposal, reread, onClose }: ProposalDialogProps) {
  const now = useNow();
  const { kind, threshold, window_minutes } = definition;
  const { trial_id, proposed_by, may_approve } = proposal;
  const { run, busy, failure } = useChange(reread);
  const approve = (): Promise<unknown> =>
    changeDefinition(definition, {
      trial_id,
      threshold: proposal.threshold,
      ...(proposal.window_minutes === null ? {} : { window_minutes: proposal.window_minutes }),
    });
  const moment = (at: string): string => dateText(new Date(at), now);
  return (
    <Dialog open onClose={onClose} title={words.title} description={SIGNAL_KIND_NAMES[kind]}>
      <DialogBody>
        {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
        <Facts
          facts={[
            [words.from, <b key="from">{thresholdText(kind, proposal.threshold, proposal.window_minutes)}</b>],
            [words.now, thresholdText(kind, threshold, window_minutes)],
            [words.found, words.figures(number(proposal.found), number(proposal.found_now))],
            [
              words.by,
              <bdi key="by">{words.person(proposed_by.name || shared.deleted, moment(proposal.proposed_at))}</bdi>,
            ],
            [words.until, momentText(new Date(proposal.valid_until), now)],
          ]}
        />
        {may_approve ? null : <p>{words.own}</p>}
      </DialogBody>
      <DialogBar>
        {may_approve ? (
          <Button busy={busy === 'approve'} busyLabel={words.busy} onClick={() => run('approve', approve)}>
            {words.approve}
          </Button>
        ) : null}
        <Button
          variant="outline"
          busy={busy === 'drop'}
          busyLabel={words.busy}
          onClick={() => run('drop', () => dropProposal(kind, trial_id))}
        >
          {words.drop}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
