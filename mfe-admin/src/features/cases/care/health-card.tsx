import { HealthList } from '@ayana/case-kit/health';
import { HEALTH_FACT_NAMES, type HealthSummary, type HealthVersion } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { readHealth, readHealthVersions } from './care.api';
import { messages } from './messages';

const HealthDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/health')).HealthDialog }));
const { health: words } = messages;
const { dialog: title, lead, saved, title: savedText } = words;
interface Health {
  summary: HealthSummary;
  versions: HealthVersion[];
}

/** What is known of the patient’s health, who changed it, and a form for what they say on the telephone. */
export function HealthCard({ journeyId }: { journeyId: string }) {
  const part = usePart<Health>({
    key: journeyId,
    read: async () => {
      const [summary, versions] = await Promise.all([readHealth(journeyId), readHealthVersions(journeyId)]);
      return { summary, versions };
    },
    live: ['tasks.changed'],
  });
  const [open, setOpen] = useState(false);
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {({ summary, versions }) => (
          <>
            <HealthList health={summary} />
            <div>
              <Button variant="outline" size="small" onClick={() => setOpen(true)}>
                {words.edit}
              </Button>
            </div>
            {versions.length === 0 ? null : <Versions versions={versions} />}
            <Suspense>
              {open ? (
                <HealthDialog
                  journeyId={journeyId}
                  health={summary}
                  words={{ title, lead, saved, savedText }}
                  reread={part.reread}
                  onClose={() => setOpen(false)}
                  onDone={() => {
                    setOpen(false);
                    part.reread();
                  }}
                />
              ) : null}
            </Suspense>
          </>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

function Versions({ versions }: { versions: readonly HealthVersion[] }) {
  const now = useNow();
  return (
    <details>
      <summary>{words.versions}</summary>
      {versions.map(({ answered_at, answered_by, changed }) => (
        <p key={answered_at}>
          <bdi>
            {words.version(
              dateText(new Date(answered_at), now),
              answered_by?.name ?? words.unknownPerson,
              changed.length === 0 ? words.nothing : listText(changed.map((fact) => HEALTH_FACT_NAMES[fact])),
            )}
          </bdi>
        </p>
      ))}
    </details>
  );
}
