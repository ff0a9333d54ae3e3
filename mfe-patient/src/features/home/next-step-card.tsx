import { NextAction } from '@ayana/shared-ui/next-action';
import { FailedPart } from '@ayana/shared-ui/states';
import type { Zone } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import type { HomeData } from './data/home-data';
import { stepsOfJourneys } from './data/journey-steps';
import { type Known, nextStep } from './data/next-step';
import { JourneyStepsCards } from './journey-steps-cards';
import { messages } from './messages';
import { Go, wordsOf } from './step-words';
import { messages as several } from './steps-messages';

export interface NextStepCardProps {
  data: HomeData;
  isDoctor: boolean;
  now: Date;
  localZone: Zone;
  onRetry: () => void;
  /** The choice of a journey, where there are several. */
  choice: ReactNode;
}

/**
 * The next step, who it waits for, and when it is due. Of several open journeys each has its own, above the choice of the one that the rest
 * of the page is about.
 */
export function NextStepCard({ data, isDoctor, onRetry, choice, ...times }: NextStepCardProps) {
  const { overview, others } = data;
  if (isDoctor) {
    const { eyebrow, title, text, action } = messages.doctor.step;
    return (
      <>
        {choice}
        <NextAction eyebrow={eyebrow} title={title} text={text} actions={<Go to="/doctor-portal">{action}</Go>} />
      </>
    );
  }
  const failed =
    others.failure === null ? null : <FailedPart what={several.failed} failure={others.failure} onRetry={onRetry} />;
  const beside = others.value ?? [];
  if (beside.length === 0)
    return (
      <>
        {choice}
        {failed}
        <OneStep data={data} {...times} />
      </>
    );
  const known = knownOf(data);
  const isOpen = overview.value !== null && overview.value.journey.status !== 'closed';
  const steps = stepsOfJourneys(
    isOpen && overview.value !== null ? [overview.value, ...beside] : beside,
    known,
    times.now,
  );
  const hasProfile = nextStep(known, times.now).kind === 'profile';
  return (
    <>
      {hasProfile ? <OneStep data={data} {...times} /> : null}
      <JourneyStepsCards steps={steps} opensNotifications={data.notifications === null} {...times} />
      {choice}
      {isOpen || hasProfile ? null : <OneStep data={data} {...times} />}
    </>
  );
}

const knownOf = ({ account, overview, appointments, treatments, requests }: HomeData): Known => ({
  account: account.value,
  overview: overview.value,
  appointments: appointments.value,
  treatments: treatments.value,
  requests: requests.value,
});

/** Of the journey that the page is about; before there is one, of what was asked. */
function OneStep({ data, now, localZone }: Pick<NextStepCardProps, 'data' | 'now' | 'localZone'>) {
  const { overview, treatments, requests } = data;
  // What is not known is not asked for.
  if (overview.failure !== null && requests.failure !== null) return null;
  const step = nextStep(knownOf(data), now);
  if (step.kind === 'ask' && (requests.value === null || treatments.value === null)) return null;
  const opensNotifications = data.notifications === null;
  const { eyebrow = messages.eyebrow, ...words } = wordsOf(step, {
    now,
    localZone,
    opensNotifications,
    journeyId: null,
  });
  return <NextAction eyebrow={eyebrow} {...words} />;
}
