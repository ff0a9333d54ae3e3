import { useThreads } from '@ayana/case-kit/conversation';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { WorkConversations } from '../../../work/work-conversations';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { usePlace } from '../../../work/use-place';

const { thread: words } = messages;

/** The messages of this work, with its case manager and the traveller. */
export default function ThreadCard({ work }: { work: WorkDetail }) {
  const { value: threads, failure, reread } = useThreads(work.journey_id);
  const place = usePlace('messages');
  const own = threads?.filter(({ assignment }) => assignment?.id === work.id) ?? [];
  return (
    <div id="messages" ref={place}>
      <PortalCard title={words.title}>
        {threads === null && failure !== null ? (
          <FailedPart what={messages.partFailed} failure={failure} onRetry={reread} />
        ) : null}
        {threads === null && failure === null ? <p aria-busy>{words.loading}</p> : null}
        {own.length === 0 ? null : <WorkConversations threads={own} />}
      </PortalCard>
    </div>
  );
}
