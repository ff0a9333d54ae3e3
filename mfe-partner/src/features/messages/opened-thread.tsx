import { type CaseThread, readThreads } from '@ayana/case-kit/conversation';
import { ASSIGNMENT_KIND_NAMES, type CasePart, type WorkSubject } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { DetailHead } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { FailedPart } from '@ayana/shared-ui/states';
import { Link } from 'react-router-dom';
import { useBasePath, workHref } from '../../paths';
import { OwnThread } from '../../work/own-thread';
import { subjectText } from '../../work/subject';
import { messages } from './messages';
import { readJourneyOf } from './messages.api';

const LIVE = ['messages.inserted', 'messages.read', 'assignments.updated'] as const;

export interface OpenedThreadProps {
  assignmentId: string;
  /** As the list has it; null while it is not there. */
  work: WorkSubject | null;
}

/** One thread beside the list. Of work that is not the reader's any more, nothing stays readable. */
export function OpenedThread({ assignmentId, work }: OpenedThreadProps) {
  const base = useBasePath();
  const opened = usePart<CaseThread | null, CasePart>({
    key: assignmentId,
    read: async () => {
      const threads = await readThreads(work?.journey_id ?? (await readJourneyOf(assignmentId)));
      return threads.find(({ assignment }) => assignment?.id === assignmentId) ?? null;
    },
    live: LIVE,
  });
  const { value: thread, failure } = opened;
  const isOver = failure?.code === 'not_found' || (failure === null && thread === null && !opened.rereading);
  if (isOver) return <p role="status">{messages.ended}</p>;
  return (
    <>
      {work === null ? null : (
        <DetailHead
          level={2}
          title={subjectText(work)}
          meta={<p>{ASSIGNMENT_KIND_NAMES[work.kind]}</p>}
          actions={
            <TextLink as={Link} to={workHref(base, assignmentId)}>
              {messages.openWork}
            </TextLink>
          }
        />
      )}
      {thread === null && failure !== null ? (
        <FailedPart what={messages.failed} failure={failure} onRetry={opened.reread} />
      ) : null}
      {thread === null ? (
        failure === null ? (
          <p aria-busy>{messages.loading}</p>
        ) : null
      ) : (
        <OwnThread key={thread.id} thread={thread} />
      )}
    </>
  );
}
