import { CASE_SOURCE_NAMES, type KnownPerson, type PersonMatch, staffRequestState } from '@ayana/contracts/journey';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link } from '@ayana/shared-ui/link';
import { OwnerTag } from '@ayana/shared-ui/people';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import type { ReactNode } from 'react';
import { messages as queueWords } from '../../../components/case-queue/messages';
import { Rows } from '../../../components/operations/rows.styles';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { caseHref, enquiryHref, intakeHref, requestHref } from '../../../paths';
import { messages as caseWords } from '../messages';
import { stageNow } from '../parts/stage';
import { REQUEST_MESSAGES } from '../../../components/case-queue/request-words';
import { messages } from './messages';

interface CardProps {
  person: KnownPerson;
  now: Date;
}

export interface RecordsCardProps extends CardProps {
  /** Says that a record is someone else's. */
  onTakeOut: (record: NamedRecord) => void;
}

export function CasesCard({ person: { cases, intake }, now }: CardProps) {
  return (
    <ListCard words={messages.cases} isEmpty={cases.length + intake.length === 0}>
      {cases.map(({ journey_id, case_number, treatment, status, current_stage, case_manager, created_at }) => (
        <li key={journey_id}>
          <div>
            <Link as={RouterLink} href={caseHref(journey_id)}>
              {[case_number, treatment].filter(Boolean).join(' · ')}
            </Link>
            <small>
              {stageText(current_stage)} · <DateText at={created_at} now={now} />
            </small>
            <OwnerTag owner={case_manager} />
          </div>
          <Chip>{caseWords.states[status]}</Chip>
        </li>
      ))}
      {intake.map(({ case_id, case_number, source, treatment, created_at }) => (
        <li key={case_id}>
          <div>
            <Link as={RouterLink} href={intakeHref(case_id)}>
              {[case_number, treatment].filter(Boolean).join(' · ')}
            </Link>
            <small>
              {CASE_SOURCE_NAMES[source]} · <DateText at={created_at} now={now} />
            </small>
          </div>
          <Chip>{messages.intake}</Chip>
        </li>
      ))}
    </ListCard>
  );
}

function stageText(current_stage: number): string {
  const stage = stageNow({ current_stage });
  return stage === undefined ? caseWords.allStages : caseWords.stageOf(stage.number, stage.label);
}

export function RequestsCard({ person: { requests }, now }: CardProps) {
  if (requests.length === 0) return null;
  return (
    <ListCard words={messages.requests} isEmpty={false}>
      {requests.map(({ id, treatment, status, priority_level, created_at }) => (
        <li key={id}>
          <div>
            <Link as={RouterLink} href={requestHref(id)}>
              {treatment}
            </Link>
            <small>
              {queueWords.priorities[priority_level]} · <DateText at={created_at} now={now} />
            </small>
          </div>
          <Chip>{staffRequestState(status)}</Chip>
        </li>
      ))}
    </ListCard>
  );
}

export function EnquiriesCard({ person, now, onTakeOut }: RecordsCardProps) {
  return (
    <ListCard words={messages.enquiries} isEmpty={person.enquiries.length === 0}>
      {person.enquiries.map(
        ({ id, kind, name, email, phone, treatment, status, received_at, assigned_to, ...mark }) => (
          <li key={id}>
            <div>
              <Link as={RouterLink} href={enquiryHref(id)}>
                <bdi>{treatment ?? REQUEST_MESSAGES.kinds[kind]}</bdi>
              </Link>
              <small>
                {treatment === null ? '' : `${REQUEST_MESSAGES.kinds[kind]} · `}
                <DateText at={received_at} now={now} />
              </small>
              <small>
                <bdi>{[name, email, phone].filter(Boolean).join(' · ')}</bdi>
              </small>
              <Mark {...mark} />
              <OwnerTag owner={assigned_to} />
            </div>
            <div>
              <Chip>{REQUEST_MESSAGES.statuses[status]}</Chip>
              <TakeOut person={person} record={{ id, name }} onTakeOut={onTakeOut} />
            </div>
          </li>
        ),
      )}
    </ListCard>
  );
}

export function AccountsCard({ person, now, onTakeOut }: RecordsCardProps) {
  return (
    <ListCard words={messages.accounts} isEmpty={person.accounts.length === 0}>
      {person.accounts.map(({ id, name, email, created_at, ...mark }) => (
        <li key={id}>
          <div>
            <bdi>{name || email}</bdi>
            <small>
              <bdi>{email}</bdi> · <DateText at={created_at} now={now} />
            </small>
            <Mark {...mark} />
          </div>
          <TakeOut person={person} record={{ id, name: name || email }} onTakeOut={onTakeOut} />
        </li>
      ))}
    </ListCard>
  );
}

interface ListCardProps {
  words: { title: string; none: string };
  isEmpty: boolean;
  children: ReactNode;
}

function ListCard({ words, isEmpty, children }: ListCardProps) {
  return <PortalCard title={words.title}>{isEmpty ? <p>{words.none}</p> : <Rows>{children}</Rows>}</PortalCard>;
}

/** Why the record is here. */
function Mark({ match, is_apart }: { match: PersonMatch; is_apart: boolean }) {
  if (match === 'asked' && !is_apart) return null;
  return <small>{is_apart ? messages.isApart : messages.matches[match]}</small>;
}

interface TakeOutProps extends Pick<RecordsCardProps, 'person' | 'onTakeOut'> {
  record: NamedRecord;
}

function TakeOut({ person: { enquiries, accounts }, record, onTakeOut }: TakeOutProps) {
  if (enquiries.length + accounts.length < 2) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => onTakeOut(record)}>
      {messages.notThem}
      <VisuallyHidden> {record.name}</VisuallyHidden>
    </Button>
  );
}
