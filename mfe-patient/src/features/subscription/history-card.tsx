import { NEWSLETTER_TOPIC_MESSAGES, NEWSLETTER_TOPICS } from '@ayana/contracts/newsletter';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '@ayana/contracts/notifications';
import { type PartFailure, readPart } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './messages';
import { type ConsentEntry, type History, readHistory } from './subscription.api';
import { Entries } from './subscription.styles';

const { history: words } = messages;

/** What the person agreed to over time, newest first. */
export default function HistoryCard({ history }: { history: History }) {
  const { entries, next, loading, failure, more } = useHistory(history);
  const { zone } = deviceZone();
  return (
    <PortalCard title={words.title}>
      <p>{entries.length === 0 ? words.empty : words.text}</p>
      <Entries>
        {entries.map((entry) => (
          <li key={entry.id}>
            {textOf(entry)}
            <small>
              <time dateTime={entry.at}>{fullMoment(new Date(entry.at), zone)}</time>, {words.sources[entry.source]}
            </small>
          </li>
        ))}
      </Entries>
      {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
      {next === null ? null : (
        <div>
          <Button variant="outline" size="small" busy={loading} busyLabel={words.loading} onClick={() => void more()}>
            {words.more}
          </Button>
        </div>
      )}
    </PortalCard>
  );
}

/** Joins the latest first page with what was read before: entries are only ever added. */
function useHistory(first: History) {
  const [known, setKnown] = useState({ first, entries: first.items, next: first.next_cursor });
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  if (known.first !== first) {
    const isLonger = known.entries.length > first.items.length;
    const entries = joined(first.items, known.entries);
    setKnown({ first, entries, next: isLonger ? known.next : first.next_cursor });
  }
  const more = async (): Promise<void> => {
    if (known.next === null) return;
    setLoading(true);
    const { value, failure: refusal } = await readPart(readHistory(known.next));
    setLoading(false);
    setFailure(refusal);
    if (value === null) return;
    setKnown((before) => ({ ...before, entries: joined(before.entries, value.items), next: value.next_cursor }));
  };
  return { ...known, loading, failure, more };
}

function joined(newer: readonly ConsentEntry[], older: readonly ConsentEntry[]): ConsentEntry[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !ids.has(id))];
}

function textOf({ subject, topic, given }: ConsentEntry): string {
  return (given ? words.given : words.ended)[subject](nameOf(topic));
}

/** The name of a kind or a topic; the version of a text is its own name. */
function nameOf(topic: string): string {
  const kind = NOTIFICATION_KINDS.find((each) => each === topic);
  if (kind !== undefined) return NOTIFICATION_KIND_NAMES[kind];
  const known = NEWSLETTER_TOPICS.find((each) => each === topic);
  return known === undefined ? topic : NEWSLETTER_TOPIC_MESSAGES[known].name;
}
