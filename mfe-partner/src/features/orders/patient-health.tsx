import { healthAsOf, healthLines, type HealthSummary } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { HealthList } from '@ayana/shared-ui/health';
import { messages } from './messages';
import { readHealth } from './orders.api';

/** The patient of a prescription: allergies and medicines first. */
export function PatientHealth({ journeyId }: { journeyId: string }) {
  const part = usePart<HealthSummary>({ key: journeyId, read: () => readHealth(journeyId) });
  return (
    <section aria-label={messages.doctor.form.patient}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(health) => <HealthList facts={healthLines(health)} asOf={healthAsOf(health)} />}
      </ReadDetail>
    </section>
  );
}
