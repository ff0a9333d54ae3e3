import { HealthList } from '@ayana/case-kit/health';
import type { HealthSummary } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { readHealth } from './orders.api';

interface PatientHealthProps {
  journeyId: string;
  /** What follows from it. */
  children: (health: HealthSummary) => ReactNode;
}

/** The patient of a prescription: allergies and medicines first. */
export function PatientHealth({ journeyId, children }: PatientHealthProps) {
  const part = usePart<HealthSummary>({ key: journeyId, read: () => readHealth(journeyId) });
  return (
    <section aria-label={messages.doctor.form.patient}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(health) => (
          <>
            <HealthList health={health} />
            {children(health)}
          </>
        )}
      </ReadDetail>
    </section>
  );
}
