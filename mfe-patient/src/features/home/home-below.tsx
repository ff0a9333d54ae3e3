import { RECORDS_STAGE } from '@ayana/contracts/journey';
import type { Zone } from '@ayana/shared-ui/time';
import { IntakeCard } from '../../intake/intake-card';
import { lazy, Suspense } from 'react';
import type { HomeData, Overview } from './data/home-data';
import { NewestCard } from './newest-card';
import { QuestionsCard } from './questions-card';
import { RequestsCard } from './requests-card';
import { TasksCard } from './tasks-card';
import { WorkCard } from './work-card';

const PaymentsCard = lazy(() => import('../../payments/payments-card'));

const HealthAsk = lazy(() => import('../../health/health-ask'));
/** Of a treatment or a talk: the journey with its tasks comes later. */
const hasAsked = ({ treatments, requests }: HomeData): boolean =>
  (treatments.value ?? []).length > 0 || (requests.value ?? []).length > 0;

const NewsCard = lazy(() => import('../../stay-news/news-card'));

const OpinionBrief = lazy(() => import('../../opinion/opinion-brief'));

/** From the records until the admission: then it is among what was. */
const mayBeRead = ({ journey: { status, current_stage } }: Overview): boolean =>
  status !== 'closed' && current_stage >= RECORDS_STAGE && current_stage < ADMISSION_STAGE;
const ADMISSION_STAGE = 7;

/** From the accepted quote until the discharge. */
const mayHaveToPay = ({ hospital, journey: { status, current_stage } }: Overview): boolean =>
  hospital !== null && status !== 'closed' && current_stage < DISCHARGE_STAGE;
const DISCHARGE_STAGE = 9;

/** The hospital writes from the admission on. */
const mayHaveNews = ({ facts, journey: { status } }: Overview): boolean =>
  facts.includes('admitted') && status !== 'closed';

export interface HomeBelowProps {
  data: HomeData;
  now: Date;
  localZone: Zone;
  onRetry: () => void;
}

/** What follows the first view: who works for the patient, notifications, requests and questions. */
export default function HomeBelow({ data, ...at }: HomeBelowProps) {
  const { overview, notifications, intake, requests, questions, appointments } = data;
  return (
    <>
      {overview.failure === null && overview.value === null && hasAsked(data) ? (
        <Suspense>
          <HealthAsk />
        </Suspense>
      ) : null}
      {overview.value === null ? null : (
        <>
          {mayHaveToPay(overview.value) ? (
            <Suspense>
              <PaymentsCard journeyId={overview.value.journey.id} now={at.now} whileDue />
            </Suspense>
          ) : null}
          {mayBeRead(overview.value) ? (
            <Suspense>
              <OpinionBrief journeyId={overview.value.journey.id} now={at.now} />
            </Suspense>
          ) : null}
          {mayHaveNews(overview.value) ? (
            <Suspense>
              <NewsCard journeyId={overview.value.journey.id} isBrief />
            </Suspense>
          ) : null}
          <TasksCard overview={overview.value} {...at} />
          <WorkCard overview={overview.value} {...at} />
        </>
      )}
      {notifications === null ? null : <NewestCard notifications={notifications} {...at} />}
      <IntakeCard cases={intake.value ?? []} />
      <RequestsCard requests={requests} appointments={appointments.value ?? []} {...at} />
      <QuestionsCard questions={questions} {...at} />
    </>
  );
}
