import { PortalAside, PortalCard, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { Stepper } from '@ayana/shared-ui/stepper';
import { useNow } from '@ayana/shared-ui/time';
import { LinksCard } from '../../../components/record-links/links-card';
import { ServiceRequestsCard } from '../asked/service-requests-card';
import { CaseTimeline } from '../timeline/case-timeline';
import type { Case } from '../types';
import { AutomationsCard } from '../work/automations-card';
import { OwnWorkCard } from '../work/own-work-card';
import { TasksCard } from '../work/tasks-card';
import { WorkCard } from '../work/work-card';
import { messages } from './messages';
import { PatientCard } from './patient-card';
import { RequestCard } from './request-card';
import { stageSteps } from './stage-steps';

export interface CaseOverviewProps {
  value: Case;
  isStaff: boolean;
  onChanged: () => void;
}

/** Where a case stands, what is to be done, who the patient is, and what has happened. */
export function CaseOverview({ value, isStaff, onChanged }: CaseOverviewProps) {
  const now = useNow();
  return (
    <>
      {isStaff ? (
        <PortalCard title={messages.stages}>
          <Stepper label={messages.stages} steps={stageSteps(value, now)} stateWords={messages.stageStates} />
        </PortalCard>
      ) : null}
      <PortalColumns>
        <PortalMain>
          {value.assigned.length === 0 ? null : <OwnWorkCard journeyId={value.id} now={now} />}
          {isStaff ? <TasksCard journeyId={value.id} manager={value.case_manager?.name ?? null} now={now} /> : null}
          {isStaff ? <CaseTimeline value={value} now={now} onWritten={onChanged} /> : null}
        </PortalMain>
        <PortalAside>
          <PatientCard value={value} now={now} />
          <RequestCard value={value} isStaff={isStaff} />
          {isStaff ? <WorkCard journeyId={value.id} mayGive={value.status !== 'closed'} now={now} /> : null}
          {isStaff ? <ServiceRequestsCard value={value} now={now} /> : null}
          {isStaff ? <LinksCard record={{ kind: 'journey', id: value.id }} /> : null}
          {isStaff ? <AutomationsCard journeyId={value.id} now={now} /> : null}
        </PortalAside>
      </PortalColumns>
    </>
  );
}
