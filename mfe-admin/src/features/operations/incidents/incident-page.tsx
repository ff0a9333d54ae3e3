import { INCIDENT_CAUSE_NAMES, INCIDENT_TYPE_NAMES, isRunningIncident } from '@ayana/contracts/operations';
import { useOfferedAct, useSession } from '@ayana/portal-kit';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { dateText, duration, useNow } from '@ayana/shared-ui/time';
import { useParams } from 'react-router-dom';
import { DrillChip, IncidentChip, SeverityChip } from '../../../components/operations/chips';
import { RunsCard } from '../../../components/operations/runs-card';
import { LinksCard } from '../../../components/record-links/links-card';
import { messages as rows } from '../../../components/rows/messages';
import { messages as shared } from '../../../components/operations/messages';
import { incidentHref, INCIDENTS_PATH } from '../../../paths';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import { IncidentActions } from './incident-actions';
import { Summary } from './incident.styles';
import type { IncidentPress } from './incidents.api';
import { JourneysCard, SignalsCard } from './links-cards';
import { MergedLinks } from './merged-links';
import type { IncidentPartProps } from './part-props';
import { RolesCard } from './roles-card';
import { ParticipantsCard } from './participants-card';
import { ReviewCard } from './review-card';
import { TasksCard } from './tasks-card';
import { IncidentTimeline } from './incident-timeline';

const LIVE = ['incidents.updated'] as const;

export { incidentAction as action, incidentLoader as loader } from './incidents.api';

/** One incident: who leads, what happened, what is to be done, and what it concerns. */
export function Component() {
  const { incidentId: id = '' } = useParams();
  const detail = useDetail<IncidentDetail, { id: string }>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(incident) => <IncidentView key={id} incident={incident} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function IncidentView({ incident, onChanged }: Omit<IncidentPartProps, 'now'>) {
  const now = useNow();
  const press = useAction<IncidentPress>({
    action: incidentHref(incident),
    refusals: { illegal_transition: shared.illegal },
  });
  const me = useSession(({ user }) => user?.id);
  const take =
    me !== undefined && isRunningIncident(incident.state) && incident.commander?.id !== me
      ? () => press.send({ intent: 'command', id: incident.id, version: incident.version, person_id: me })
      : null;
  useOfferedAct(take === null ? null : { id: 'assign-me', label: rows.assignMe, subject: incident.number, run: take });
  const part = { incident, now, onChanged };
  return (
    <>
      <IncidentHead {...part} />
      {press.failure === null ? null : (
        <Notice tone="failed">
          {shared.notDone} {press.failure.message}
        </Notice>
      )}
      <PortalColumns>
        <PortalMain>
          <ReviewCard review={incident.review} now={now} />
          <PortalCard title={messages.summary}>
            {incident.summary === null ? <p>{messages.noSummary}</p> : <Summary dir="auto">{incident.summary}</Summary>}
          </PortalCard>
          <IncidentTimeline {...part} />
        </PortalMain>
        <PortalAside>
          <RolesCard {...part} onTake={take} />
          <TasksCard {...part} press={press} />
          <ParticipantsCard {...part} press={press} />
          <JourneysCard {...part} press={press} />
          <LinksCard record={{ kind: 'incident', id: incident.id }} />
          <RunsCard kind="incident" id={incident.id} now={now} />
          <SignalsCard signals={incident.linked_signals} now={now} />
        </PortalAside>
      </PortalColumns>
    </>
  );
}

function IncidentHead({ incident, now, onChanged }: IncidentPartProps) {
  const { number, title, type, is_drill, severity, state, opened_by, opened_at, closed_at, acknowledged_at, cause } =
    incident;
  const isMerged = incident.merged_into !== null;
  const began = Date.parse(opened_at);
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: shared.incidents, href: INCIDENTS_PATH }]}
            current={number}
            LinkComponent={RouterLink}
          />
        }
        title={title}
        state={
          <>
            <SeverityChip severity={severity} />
            <IncidentChip {...incident} />
            {is_drill ? <DrillChip /> : null}
            <span>{INCIDENT_TYPE_NAMES[type]}</span>
            <span>
              {acknowledged_at === null
                ? messages.notAcknowledged
                : messages.acknowledged(duration(Date.parse(acknowledged_at) - began))}
            </span>
            {isMerged ? null : (
              <span>
                {isRunningIncident(state)
                  ? messages.running(duration(now.getTime() - began))
                  : messages.ran(duration(Date.parse(closed_at ?? opened_at) - began))}
              </span>
            )}
            <MergedLinks incident={incident} />
            {cause === null ? null : <span>{INCIDENT_CAUSE_NAMES[cause]}</span>}
          </>
        }
        meta={
          <small>
            <bdi>{messages.opened(opened_by.name || shared.deleted, dateText(new Date(opened_at), now))}</bdi>
          </small>
        }
        actions={<IncidentActions incident={incident} onDone={onChanged} />}
      />
      {is_drill ? <Notice>{messages.drillNote}</Notice> : null}
    </>
  );
}
