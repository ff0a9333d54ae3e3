import { isClockRunning } from '@ayana/contracts/inbox';
import { Chip } from '@ayana/shared-ui/chip';
import { fullMoment, relativeTime, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { CHENNAI } from '../../local-zone';
import { messages } from './messages';
import type { Question } from './questions.api';
import { Answer, Card } from './questions.styles';

export interface QuestionCardProps {
  question: Question;
  /** An answer came that was not seen before this visit. */
  isFresh: boolean;
  now: Date;
  localZone: Zone;
}

/** A question with its state and its answers. */
export function QuestionCard({ question, isFresh, now, localZone }: QuestionCardProps) {
  const { message, answers, request_status, received_at } = question;
  const moment = (at: string) => (
    <time dateTime={at} title={fullMoment(new Date(at), localZone.zone)}>
      {relativeTime(new Date(at), now, localZone.zone)}
    </time>
  );
  return (
    <Card>
      <header>
        <h2>{messages.yours}</h2>
        {moment(received_at)}
        {isFresh ? (
          <Chip tone="teal">{messages.fresh}</Chip>
        ) : (
          <Chip tone={request_status === 'answered' ? 'leaf' : 'neutral'}>{messages.status[request_status]}</Chip>
        )}
      </header>
      <p dir="auto">{message ?? messages.noText}</p>
      {answers.map(({ id, text, at, staff_name }) => (
        <Answer key={id}>
          <footer>
            <bdi>{staff_name === null ? messages.team : messages.from(staff_name)}</bdi> {moment(at)}
          </footer>
          <p dir="auto">{text}</p>
        </Answer>
      ))}
      {isClockRunning(request_status) && answers.length === 0 ? (
        <small>{dueText(question, now, localZone)}</small>
      ) : null}
    </Card>
  );
}

const dueText = ({ due_at }: Question, now: Date, localZone: Zone): string =>
  new Date(due_at) < now ? messages.late : messages.due(twoZoneText(new Date(due_at), now, localZone, CHENNAI));
