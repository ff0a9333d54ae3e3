import type { BoardCard } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { OwnerTag } from '@ayana/shared-ui/people';
import { dateText, duration, useNow } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { messages as queueWords } from '../../../components/case-queue/messages';

import { JourneyStateChip } from '../parts/chips';
import { patientName } from '../parts/names';
import { caseHref, requestHref } from '../../../paths';
import { CardBox } from './board.styles';
import { messages } from './messages';

/** One case on the board, or a request that no journey has grown from yet. */
export function CaseCard({ item }: { item: BoardCard }) {
  const {
    id,
    kind,
    case_number,
    patient,
    country,
    treatment,
    priority_level: priority,
    status,
    case_manager,
    due_at,
  } = item;
  const facts = [case_number, patient === null ? null : treatment, country].filter((fact) => fact !== null);
  return (
    <CardBox>
      <Link to={kind === 'journey' ? caseHref(id) : requestHref(id)} dir="auto" draggable={false}>
        {patientName(patient, treatment)}
      </Link>
      {facts.length === 0 ? null : <small dir="auto">{facts.join(' · ')}</small>}
      {due_at === null ? null : <Due at={due_at} />}
      <div>
        {kind === 'request' ? <Chip tone="marigold">{messages.request}</Chip> : null}
        {status === 'open' ? null : <JourneyStateChip status={status} />}
        {priority === 'high' || priority === 'urgent' ? (
          <Chip tone={priority === 'urgent' ? 'coral' : 'marigold'}>{queueWords.priorities[priority]}</Chip>
        ) : null}
        {kind === 'request' ? null : <OwnerTag owner={case_manager} />}
      </div>
    </CardBox>
  );
}

function Due({ at }: { at: string }) {
  const now = useNow();
  const date = new Date(at);
  const left = date.getTime() - now.getTime();
  return (
    <small data-late={left < 0 ? '' : undefined}>
      {left < 0 ? messages.late(duration(left)) : messages.due(dateText(date, now))}
    </small>
  );
}
