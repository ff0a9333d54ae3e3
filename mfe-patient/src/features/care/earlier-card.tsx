import { type CheckIn, type CheckInAnswers, RED_FLAG_NAMES, WOUND_NAMES } from '@ayana/contracts/journey';
import { listText, upperFirst } from '@ayana/contracts/language';
import { StatusChip } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { Check, CircleAlert } from 'lucide-react';
import { planOf } from './check-in-plan';
import { messages } from './messages';

const { earlier: words } = messages;

/** Answers given before, the latest first. */
export default function EarlierCard({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const { answered } = planOf(checkIns);
  if (answered.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      <WaitingList
        items={answered.map((checkIn) => ({
          id: checkIn.id,
          title: words.day(checkIn.day),
          text: checkIn.answers === null ? '' : <Answers answers={checkIn.answers} />,
          end: <StateChip checkIn={checkIn} />,
        }))}
      />
    </PortalCard>
  );
}

function Answers({ answers: { pain, fever, wound, medicine_taken, worry } }: { answers: CheckInAnswers }) {
  const facts = [
    words.pain(pain),
    fever ? words.fever : words.noFever,
    WOUND_NAMES[wound],
    medicine_taken ? words.medicine : words.noMedicine,
  ];
  return (
    <>
      {facts.join(' · ')}
      {worry === null ? null : (
        <>
          <br />
          <q dir="auto">{worry}</q>
        </>
      )}
    </>
  );
}

function StateChip({ checkIn: { red_flags, seen_at } }: { checkIn: CheckIn }) {
  if (seen_at !== null)
    return (
      <StatusChip tone="leaf" icon={<Check size={14} aria-hidden="true" />}>
        {words.seen}
      </StatusChip>
    );
  if (red_flags.length === 0)
    return (
      <StatusChip tone="neutral" icon={<Check size={14} aria-hidden="true" />}>
        {words.well}
      </StatusChip>
    );
  return (
    <span title={upperFirst(listText(red_flags.map((flag) => RED_FLAG_NAMES[flag])))}>
      <StatusChip tone="coral" icon={<CircleAlert size={14} aria-hidden="true" />}>
        {words.calling}
      </StatusChip>
    </span>
  );
}
