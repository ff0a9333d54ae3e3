import { readPart } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import { type ConsentEntry, type ConsentPage, readConsents } from './people.api';

const { consents: words } = messages;

/** What the reader agreed to over time, and no longer agreed to. */
export default function ConsentsCard() {
  const first = usePart({ key: 'consents', read: () => readConsents(null) });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={first} failed={words.failed} stale={words.stale} retry={messages.retry}>
        {(page) => (page.items.length === 0 ? <p>{words.empty}</p> : <Entries first={page} />)}
      </ReadDetail>
      <p>
        <TextLink as={Link} to="/subscription">
          {words.change}
        </TextLink>
      </p>
    </PortalCard>
  );
}

function Entries({ first }: { first: ConsentPage }) {
  const [older, setOlder] = useState<readonly ConsentEntry[]>([]);
  const [cursor, setCursor] = useState(first.next_cursor);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const now = useNow();
  const more = async (): Promise<void> => {
    setBusy(true);
    const { value, failure: why } = await readPart(readConsents(cursor));
    setBusy(false);
    setFailure(why?.message ?? null);
    if (value === null) return;
    setOlder((before) => [...before, ...value.items]);
    setCursor(value.next_cursor);
  };
  return (
    <>
      <WaitingList items={[...first.items, ...older].map((entry) => lineOf(entry, now))} />
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {cursor === null ? null : (
        <div>
          <Button variant="outline" size="small" busy={busy} busyLabel={words.loading} onClick={() => void more()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

const lineOf = ({ id, at, subject, given, source }: ConsentEntry, now: Date) => ({
  id,
  title: given ? words.subjects[subject].given : words.subjects[subject].withdrawn,
  text: words.sources[source],
  end: <small>{dateText(new Date(at), now)}</small>,
});
