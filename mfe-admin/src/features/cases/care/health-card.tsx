import { HealthEdit, HealthList } from '@ayana/case-kit/health';
import { HEALTH_FACT_NAMES, type HealthSummary, type HealthVersion } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { messages as shared } from '../messages';
import { readHealth, readHealthVersions } from './care.api';
import { messages } from './messages';

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
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {({ summary, versions }) => (
          <>
            <HealthList health={summary} />
            <HealthEdit
              label={words.edit}
              journeyId={journeyId}
              health={summary}
              words={{ title, lead, saved, savedText }}
              reread={part.reread}
            />
            {versions.length === 0 ? null : <Versions versions={versions} />}
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
