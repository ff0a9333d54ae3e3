import { useThreads } from '@ayana/case-kit/conversation';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { OwnThread } from '../../../work/own-thread';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { usePlace } from '../../../work/use-place';

const { thread: words } = messages;

/** The messages of this work, with its case manager. */
export default function ThreadCard({ work }: { work: WorkDetail }) {
  const { value: threads, failure, reread } = useThreads(work.journey_id);
  const place = usePlace('messages');
  const thread = threads?.find(({ assignment }) => assignment?.id === work.id);
  return (
    <div id="messages" ref={place}>
      <PortalCard title={words.title}>
        {threads === null && failure !== null ? (
          <FailedPart what={messages.partFailed} failure={failure} onRetry={reread} />
        ) : null}
        {threads === null && failure === null ? <p aria-busy>{words.loading}</p> : null}
        {thread === undefined ? null : <OwnThread key={thread.id} thread={thread} />}
      </PortalCard>
    </div>
  );
}
