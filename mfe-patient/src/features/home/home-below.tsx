import type { Zone } from '@ayana/shared-ui/time';
import { IntakeCard } from '../../intake/intake-card';
import type { HomeData } from './data/home-data';
import { NewestCard } from './newest-card';
import { QuestionsCard } from './questions-card';
import { RequestsCard } from './requests-card';
import { TasksCard } from './tasks-card';
import { WorkCard } from './work-card';

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
      {overview.value === null ? null : (
        <>
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
