import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { readNotes } from './care.api';
import { messages } from './messages';

const { notes: words } = messages;

/** What the case manager wrote since the treatment; nothing is shown without any. */
export default function NotesCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const notes = usePart({
    key: journeyId,
    read: () => readNotes(journeyId),
    live: ['journey.updated'],
    isAbout: ({ id }: { id: string }) => id === journeyId,
  });
  if (notes.value?.length === 0 || (notes.value === null && notes.failure === null)) return null;
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={notes} failed={words.failed} stale={words.stale} retry={messages.retry}>
        {(entries) => (
          <WaitingList
            items={entries.map(({ id, actor, at, text }) => ({
              id,
              title: <bdi>{actor?.name ?? words.title}</bdi>,
              text: <span dir="auto">{text}</span>,
              end: <small>{dateText(new Date(at), now)}</small>,
            }))}
          />
        )}
      </ReadDetail>
    </PortalCard>
  );
}
