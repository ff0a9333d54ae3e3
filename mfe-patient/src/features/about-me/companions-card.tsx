import type { Companion, PatientJourney } from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Check, Clock, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { PARTS } from './parts';
import { Actions, Chips } from './about-me.styles';

const InviteDialog = lazy(() => import('./invite-dialog'));
const ChangeDialog = lazy(() => import('./change-dialog'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog'));
const { companions: words } = messages;

type Open = { dialog: 'invite' } | { dialog: 'change' | 'withdraw'; id: Companion['id'] };

export interface CompanionsCardProps {
  journey: PatientJourney | null;
  companions: Part<Companion[]>;
  onChanged: () => void;
}

/** Who accompanies the patient, and what each may see. */
export function CompanionsCard({ journey, companions, onChanged }: CompanionsCardProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const id = open === null || open.dialog === 'invite' ? null : open.id;
  const opened = companions.value?.find((each) => each.id === id);
  const dialog = {
    reread: onChanged,
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  return (
    <PortalCard title={words.title} id={PARTS.companions}>
      <p>{journey === null ? words.noJourney : words.text}</p>
      {companions.value === null ? (
        <FailedPart what={words.failed} failure={companions.failure} onRetry={onChanged} />
      ) : (
        <List companions={companions.value} onOpen={setOpen} />
      )}
      {journey === null ? null : (
        <div>
          <Button
            variant="tonal"
            icon={<UserPlus size={18} aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'invite' })}
          >
            {words.invite}
          </Button>
        </div>
      )}
      <Suspense>
        {open?.dialog === 'invite' && journey !== null ? <InviteDialog journeyId={journey.id} {...dialog} /> : null}
        {open?.dialog === 'change' && opened !== undefined ? <ChangeDialog companion={opened} {...dialog} /> : null}
        {open?.dialog === 'withdraw' && opened !== undefined ? <WithdrawDialog companion={opened} {...dialog} /> : null}
      </Suspense>
    </PortalCard>
  );
}

function List({ companions, onOpen }: { companions: readonly Companion[]; onOpen: (open: Open) => void }) {
  if (companions.length === 0) return <p>{words.empty}</p>;
  return (
    <WaitingList
      items={companions.map((companion) => ({
        id: companion.id,
        title: <bdi>{companion.name}</bdi>,
        text: <About companion={companion} />,
        end: (
          <Actions>
            <StateChip accepted={companion.accepted_at !== null} />
            <Button
              variant="outline"
              size="small"
              aria-label={words.changeOf(companion.name)}
              onClick={() => onOpen({ dialog: 'change', id: companion.id })}
            >
              {words.change}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={words.withdrawOf(companion.name)}
              onClick={() => onOpen({ dialog: 'withdraw', id: companion.id })}
            >
              {words.withdraw}
            </Button>
          </Actions>
        ),
      }))}
    />
  );
}

function About({ companion: { relation, email, may } }: { companion: Companion }) {
  return (
    <>
      <bdi>{words.line(relation, email)}</bdi>
      <Chips>
        {may.length === 0 ? <Chip>{words.nothing}</Chip> : null}
        {may.map((each) => (
          <Chip key={each} tone="teal">
            {messages.may[each].label}
          </Chip>
        ))}
      </Chips>
    </>
  );
}

function StateChip({ accepted }: { accepted: boolean }) {
  return (
    <StatusChip
      tone={accepted ? 'leaf' : 'marigold'}
      icon={accepted ? <Check size={14} aria-hidden="true" /> : <Clock size={14} aria-hidden="true" />}
    >
      {accepted ? words.accepted : words.invited}
    </StatusChip>
  );
}
