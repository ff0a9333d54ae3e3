import { HealthEdit } from '@ayana/case-kit/health';
import type { HealthSummary } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { readOwnHealth } from './health.api';
import { messages } from './messages';

const { dialog: title, lead, saved, text: savedText, ask: words } = messages;

/** The first thing to do for someone who has asked for a treatment, before there is a journey with tasks; nothing once it is answered. */
export default function HealthAsk() {
  const { value, reread } = usePart<HealthSummary>({ key: 'own-health', read: readOwnHealth });
  if (value === null || value.version > 0) return null;
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <HealthEdit
        label={words.action}
        journeyId={null}
        health={value}
        words={{ title, lead, saved, savedText }}
        reread={reread}
      />
    </PortalCard>
  );
}
