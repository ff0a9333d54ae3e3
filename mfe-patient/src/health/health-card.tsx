import { HealthEdit, HealthList } from '@ayana/case-kit/health';
import type { HealthSummary } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { readOwnHealth } from './health.api';
import { messages } from './messages';

const { dialog: title, lead, saved, text: savedText } = messages;

/** What the patient says about their health, and how to change it. */
export default function HealthCard({ id }: { id?: string }) {
  const part = usePart<HealthSummary>({ key: 'own-health', read: readOwnHealth });
  return (
    <PortalCard title={messages.title} {...(id === undefined ? {} : { id })}>
      <p>{messages.text}</p>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(health) => (
          <>
            <HealthList health={withoutBirth(health)} />
            <HealthEdit
              label={messages.edit}
              journeyId={null}
              health={health}
              words={{ title, lead, saved, savedText }}
              reread={part.reread}
            />
          </>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

/** The birth date is said, and changed, once: of the account. */
const withoutBirth = ({ date_of_birth: _birth, ...health }: HealthSummary): HealthSummary => health;
