import { NextAction } from '@ayana/shared-ui/next-action';
import type { Zone } from '@ayana/shared-ui/time';
import type { HomeData } from './data/home-data';
import { nextStep } from './data/next-step';
import { messages } from './messages';
import { Go, wordsOf } from './step-words';

export interface NextStepCardProps {
  data: HomeData;
  isDoctor: boolean;
  now: Date;
  localZone: Zone;
}

/** The one next step, who it waits for, and when it is due. */
export function NextStepCard({ data, isDoctor, now, localZone }: NextStepCardProps) {
  if (isDoctor) {
    const { eyebrow, title, text, action } = messages.doctor.step;
    return <NextAction eyebrow={eyebrow} title={title} text={text} actions={<Go to="/doctor-portal">{action}</Go>} />;
  }
  const { account, overview, treatments, requests } = data;
  // What is not known is not asked for.
  if (overview.failure !== null && requests.failure !== null) return null;
  const step = nextStep(
    { account: account.value, overview: overview.value, treatments: treatments.value, requests: requests.value },
    now,
  );
  if (step.kind === 'ask' && (requests.value === null || treatments.value === null)) return null;
  const opensNotifications = data.notifications === null;
  const { eyebrow = messages.eyebrow, ...words } = wordsOf(step, { now, localZone, opensNotifications });
  return <NextAction eyebrow={eyebrow} {...words} />;
}
