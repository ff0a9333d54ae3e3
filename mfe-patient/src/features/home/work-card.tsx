import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dayWord, type Zone } from '@ayana/shared-ui/time';
import type { Overview } from './data/home-data';
import { workOfOthers } from './data/work-of-others';
import { messages } from './messages';
import { workText } from './work-text';

const { work: words } = messages;

/** What others are doing for the patient now, and by when. */
export function WorkCard({ overview, now, localZone }: { overview: Overview; now: Date; localZone: Zone }) {
  const lines = workOfOthers(overview.work, overview.tasks);
  return (
    <PortalCard title={words.title}>
      {lines.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <WaitingList
          items={lines.map((line) => ({
            id: line.id,
            title: workText(line),
            text: dueText(line.due_at, now, localZone.zone),
          }))}
        />
      )}
    </PortalCard>
  );
}

function dueText(due_at: string | null, now: Date, zone: string): string {
  if (due_at === null) return words.open;
  const due = new Date(due_at);
  return due.getTime() < now.getTime() ? words.late(dayWord(due, now, zone)) : words.due(dayWord(due, now, zone));
}
