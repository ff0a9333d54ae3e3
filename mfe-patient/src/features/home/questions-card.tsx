import { isClockRunning } from '@ayana/contracts/inbox';
import type { Part } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { shortMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import { CHENNAI } from '../../local-zone';
import type { OwnQuestion } from './data/home-data';
import { messages } from './messages';

const QUESTIONS_PATH = '/questions';
/** Characters of an answer that are shown. */
const SHOWN = 140;

/** Questions to the team; renders nothing without any. */
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
              <LastAnswer question={question} />
            </>
          ),
        }))}
      />
      <p>
        <TextLink as={Link} to={QUESTIONS_PATH}>
          {words.another}
        </TextLink>
      </p>
    </PortalCard>
  );
}

/** The beginning of the newest answer, which is read in full where questions are. */
function LastAnswer({ question: { answers } }: { question: OwnQuestion }) {
  const last = answers.at(-1);
  if (last === undefined) return null;
  const line = last.text.replaceAll(/\s+/g, ' ');
  return (
    <>
      {' '}
      <TextLink as={Link} to={QUESTIONS_PATH} dir="auto">
        {line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}
      </TextLink>
    </>
  );
}

function stateOf({ request_status, due_at }: OwnQuestion, now: Date, localZone: Zone): string {
  const { due, status } = messages.requests;
  if (!isClockRunning(request_status)) return status[request_status];
  return `${status[request_status]} ${due(twoZoneText(new Date(due_at), now, localZone, CHENNAI))}`;
}
