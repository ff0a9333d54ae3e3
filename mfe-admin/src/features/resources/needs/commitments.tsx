import { type CommitmentTransition } from '@ayana/contracts/operations';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { amountText, timesText } from '../../../components/resources/amounts';
import { CommitmentChip } from '../../../components/resources/chips';
import { resourceHref } from '../paths';
import type { Commitment, NeedDetail } from '../../../components/resources/types';
import { messages } from './messages';
import { Ended, Entry, Rows } from './needs.styles';

const { detail: words } = messages;

export interface CommitmentsProps {
  need: NeedDetail;
  isBusy: (commitment: Commitment, name: CommitmentTransition) => boolean;
  onMove: (commitment: Commitment, name: CommitmentTransition) => void;
  onChange: (commitment: Commitment) => void;
}

/** What is offered and committed, and how far it is; what is over is last. */
export function Commitments({ need, isBusy, onMove, onChange }: CommitmentsProps) {
  const { kind, commitments, quantity, committed, state } = need;
  const open = commitments.filter(({ transitions }) => transitions.length > 0);
  const over = commitments.filter(({ transitions }) => transitions.length === 0);
  const missing = quantity - committed;
  return (
    <PortalCard
      title={words.commitments}
      extra={state === 'closed' ? null : <p>{missing > 0 ? words.missing(amountText(kind, missing)) : words.met}</p>}
    >
      {commitments.length === 0 ? <p>{words.noCommitments}</p> : null}
      <Rows>
        {open.map((commitment) => (
          <Entry key={commitment.id}>
            <About need={need} commitment={commitment} />
            <div>
              {commitment.transitions.map((name, at) => (
                <Button
                  key={name}
                  size="small"
                  variant={at === 0 ? 'tonal' : 'outline'}
                  onClick={() => onMove(commitment, name)}
                  busy={isBusy(commitment, name)}
                  busyLabel={words.transitions[name]}
                >
                  {words.transitions[name]}
                </Button>
              ))}
              <Button size="small" variant="quiet" onClick={() => onChange(commitment)}>
                {words.changeOffer}
              </Button>
            </div>
          </Entry>
        ))}
        {over.map((commitment) => (
          <Ended key={commitment.id}>
            <About need={need} commitment={commitment} />
          </Ended>
        ))}
      </Rows>
    </PortalCard>
  );
}

function About({ need, commitment }: { need: NeedDetail; commitment: Commitment }) {
  const now = useNow();
  const { resource, state, quantity, from_at, until_at, note, offered_by } = commitment;
  return (
    <div>
      <p>
        <Link as={RouterLink} href={resourceHref(resource)}>
          <bdi>{resource.name}</bdi>
        </Link>{' '}
        <CommitmentChip state={state} />
      </p>
      <small>
        {amountText(need.kind, quantity)}, {timesText(from_at, until_at, now)}
        {'. '}
        {offered_by === null ? null : <bdi>{words.offeredBy(offered_by.name)}</bdi>}{' '}
        <DateText at={lastOf(commitment)} now={now} />
      </small>
      {note === null ? null : <small dir="auto">{note}</small>}
    </div>
  );
}

/** When it came to where it is. */
const lastOf = ({ released_at, arrived_at, dispatched_at, committed_at, offered_at }: Commitment): string =>
  released_at ?? arrived_at ?? dispatched_at ?? committed_at ?? offered_at;
