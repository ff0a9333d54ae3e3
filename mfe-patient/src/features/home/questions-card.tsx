import { isClockRunning } from '@ayana/contracts/inbox';
import type { Part } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { shortMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { CHENNAI } from '../../local-zone';
import type { OwnQuestion } from './data/loader';
import { messages } from './messages';

/** Questions from the contact form; renders nothing without any. */
export function QuestionsCard(props: {
  questions: Part<OwnQuestion[]>;
  now: Date;
  localZone: Zone;
  onRetry: () => void;
}) {
  const { questions, now, localZone, onRetry } = props;
  const { questions: words } = messages;
  if (questions.value === null)
    return (
      <PortalCard title={words.title}>
        <FailedPart what={words.failed} failure={questions.failure} onRetry={onRetry} />
      </PortalCard>
    );
  if (questions.value.length === 0) return null;
  return (
    <PortalCard title={words.title} extra={<p>{words.more(questions.value.length)}</p>}>
      <WaitingList
        items={questions.value.map((question) => ({
          id: question.id,
          title: words.sent(shortMoment(new Date(question.received_at), now, localZone.zone)),
          text: (
            <>
              {question.message === null ? null : <q dir="auto">{question.message}</q>}{' '}
              {stateOf(question, now, localZone)}
            </>
          ),
        }))}
      />
      <p>
        <TextLink as={Link} to="/contact">
          {words.another}
        </TextLink>
      </p>
    </PortalCard>
  );
}

function stateOf({ request_status, due_at }: OwnQuestion, now: Date, localZone: Zone): string {
  const { due, status } = messages.requests;
  if (!isClockRunning(request_status)) return status[request_status];
  return `${status[request_status]} ${due(twoZoneText(new Date(due_at), now, localZone, CHENNAI))}`;
}
