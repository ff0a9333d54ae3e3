import { type CaseThread, readThreads } from '@ayana/case-kit/conversation';
import { ASSIGNMENT_KIND_NAMES, type CasePart, type WorkSubject } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { DetailHead } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { FailedPart } from '@ayana/shared-ui/states';
import { Link } from 'react-router-dom';
import { useBasePath, workHref } from '../../paths';
import { WorkConversations } from '../../work/work-conversations';
import { subjectText } from '../../work/subject';
import { messages } from './messages';
import { readJourneyOf } from './messages.api';

const LIVE = ['messages.inserted', 'messages.read', 'assignments.updated'] as const;

export interface OpenedThreadProps {
  assignmentId: string;
  /** As the list has it; null while it is not there. */
  work: WorkSubject | null;
}

/** The threads of one piece of work beside the list. Of work that is not the reader's any more, nothing stays readable. */
export function OpenedThread({ assignmentId, work }: OpenedThreadProps) {
  const base = useBasePath();
  const opened = usePart<CaseThread[], CasePart>({
    key: assignmentId,
    read: async () => {
      const threads = await readThreads(work?.journey_id ?? (await readJourneyOf(assignmentId)));
      return threads.filter(({ assignment }) => assignment?.id === assignmentId);
    },
    live: LIVE,
  });
  const { value: threads, failure } = opened;
  const isOver = failure?.code === 'not_found' || (failure === null && threads?.length === 0 && !opened.rereading);
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
      {threads === null && failure !== null ? (
        <FailedPart what={messages.failed} failure={failure} onRetry={opened.reread} />
      ) : null}
      {threads === null ? (
        failure === null ? (
          <p aria-busy>{messages.loading}</p>
        ) : null
      ) : (
        <WorkConversations threads={threads} />
      )}
    </>
  );
}
