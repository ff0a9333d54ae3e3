import { requestReference } from '@ayana/contracts/inbox';
import { staffRequestState, TREATMENT_REQUEST_STATE_NAMES } from '@ayana/contracts/journey';
import {
  BROADCAST_STATE_NAMES,
  broadcastNumber,
  DATA_REQUEST_STATE_NAMES,
  INCIDENT_STATE_NAMES,
  incidentNumber,
  RETENTION_RULE_MESSAGES,
  RETENTION_RULES,
  type RetentionRuleKey,
  SIGNAL_STATE_NAMES,
  signalNumber,
} from '@ayana/contracts/operations';
import type { RecordKind } from '@ayana/contracts/record-links';
import { problemNumber, serviceRequestNumber } from '@ayana/contracts/service-desk';
import { lazy } from 'react';
import { messages as activity } from '../features/activity/change-messages';
import type { ChangeWords } from '../features/activity/change-words';
import { inboxHref } from '../features/inbox/inbox.api';
import { REQUEST_MESSAGES } from '../components/case-queue/request-words';
import {
  controlHref,
  dataRequestHref,
  EVIDENCE_PATH,
  requirementHref,
  RETENTION_PATH,
} from '../features/compliance/paths';
import { messages as hours } from '../features/service-desk/hours/messages';
import { messages as knowledge } from '../features/service-desk/knowledge/messages';
import { messages as problem } from '../features/service-desk/problems/messages';
import { linkedHref } from '../components/record-links/linked-href';
import { messages as desk } from '../components/service-desk/messages';
import { articleHref, CATALOG_PATH, problemHref, recurringHref } from '../features/service-desk/paths';
import { CATEGORIES_PATH, treatmentHref } from '../features/treatments/paths';
import { caseHref, incidentHref, personHref, signalHref } from '../paths';

const { open } = activity;

/** How the screens of the portal call what the activity lists: the audit trail stores names only. */
export const ACTIVITY_WORDS: ChangeWords = {
  states: {
    'inbox.changed': REQUEST_MESSAGES.statuses,
    'service_request.changed': desk.states,
    'knowledge_article.changed': knowledge.states,
    'problem_record.changed': problem.states,
    'signal.changed': SIGNAL_STATE_NAMES,
    'incident.changed': INCIDENT_STATE_NAMES,
    'data_request.changed': DATA_REQUEST_STATE_NAMES,
    'broadcast.changed': BROADCAST_STATE_NAMES,
    'treatment_request.changed': {
      ...TREATMENT_REQUEST_STATE_NAMES,
      waiting_for_patient: staffRequestState('waiting_for_patient'),
    },
  },
  values: {
    priority: desk.priorities,
    impact: desk.levels,
    urgency: desk.levels,
    state: desk.states,
  },
  details: { impact: desk.impact, urgency: desk.urgency },
  parts: {
    zone: hours.zone,
    weekdays: hours.days,
    opens: hours.opens,
    closes: hours.closes,
    holidays: hours.holidays,
  },
  FieldNames: lazy(() => import('./activity-fields')),
  records: {
    'inbox.changed': ({ id }) => ({ name: requestReference(String(id)), href: inboxHref({}, String(id)) }),
    'service_request.changed': ({ id, number }) => ({
      name: serviceRequestNumber(Number(number)),
      href: `/admin/service-requests/${String(id)}`,
    }),
    'service_catalog.changed': ({ id }) => ({ name: open.service, href: `${CATALOG_PATH}/${String(id)}` }),
    'knowledge_article.changed': ({ id }) => ({ name: open.knowledge, href: articleHref({ id: String(id) }) }),
    'recurring_request.changed': ({ id }) => ({ name: open.recurring, href: recurringHref({ id: String(id) }) }),
    'problem_record.changed': ({ id, number }) => ({
      name: problemNumber(Number(number)),
      href: problemHref({ id: String(id) }),
    }),
    'service_calendar.changed': () => ({ name: open.hours, href: `${CATALOG_PATH}/working-hours` }),
    'journey.changed': ({ id }) => ({ name: open.journey, href: caseHref(String(id)) }),
    'person.changed': ({ id }) => ({ name: open.person, href: personHref(String(id)) }),
    'compliance.changed': ({ id, part }) => complianceRecord(String(part), String(id)),
    'data_request.changed': ({ id }) => ({ name: open.dataRequest, href: dataRequestHref({ id: String(id) }) }),
    'data_request.exported': ({ id }) => ({ name: open.dataRequest, href: dataRequestHref({ id: String(id) }) }),
    'retention.changed': ({ id }) => ({ name: retentionName(String(id)), href: RETENTION_PATH }),
    'treatment.changed': ({ id }) => ({ name: open.treatment, href: treatmentHref({ id: String(id) }) }),
    'treatment_category.changed': () => ({ name: open.category, href: CATEGORIES_PATH }),
    'hospital.changed': ({ id }) => ({ name: open.hospital, href: `/admin/hospitals/${String(id)}` }),
    'doctor.changed': ({ id }) => ({ name: open.doctor, href: `/admin/doctors/${String(id)}` }),
    'organisation.changed': ({ id }) => ({ name: open.organisation, href: `/admin/organisations/${String(id)}` }),
    'signal.changed': ({ id, number }) => ({
      name: signalNumber(Number(number)),
      href: signalHref({ id: String(id) }),
    }),
    'incident.changed': ({ id, number, is_drill }) => ({
      name: incidentNumber(Number(number), is_drill === true),
      href: incidentHref({ id: String(id) }),
    }),
    'article.changed': ({ id }) => ({ name: open.article, href: `/admin/content/articles/${String(id)}` }),
    'question.changed': ({ id }) => ({ name: open.question, href: `/admin/content/questions/${String(id)}` }),
    'vacancy.changed': ({ id }) => ({ name: open.vacancy, href: `/admin/content/vacancies/${String(id)}` }),
    'broadcast.changed': ({ id, number }) => ({
      name: broadcastNumber(Number(number)),
      href: `/admin/broadcast-management/${String(id)}`,
    }),
    'city.changed': ({ id }) => ({ name: open.city, href: `/admin/cities/${String(id)}` }),
    'escalation.changed': ({ id }) => ({
      name: open.escalation,
      href: `/admin/escalation-management/runs/${String(id)}`,
    }),
    'escalation_chain.changed': ({ id }) => ({
      name: open.escalation_chain,
      href: `/admin/escalation-management/chains/${String(id)}`,
    }),
    'on_call.changed': ({ id }) => ({ name: open.on_call, href: `/admin/escalation-management/on-call/${String(id)}` }),
    'resource.changed': ({ id }) => ({
      name: open.resource,
      href: `/admin/resource-mobilization/resources/${String(id)}`,
    }),
    'record_link.changed': ({ id, kind }) => ({
      name: open.record,
      // That page shows a case whether or not its journey has begun.
      href: linkedHref({ kind: kind as RecordKind, subject_id: String(id), url: null, is_intake: true }),
    }),
    'resource_need.changed': ({ id }) => ({
      name: open.resource_need,
      href: `/admin/resource-mobilization/needs/${String(id)}`,
    }),
  },
};

/** Evidence has no page of its own: it is found in its list. */
function complianceRecord(part: string, id: string): { name: string; href: string } {
  if (part === 'requirement') return { name: open.requirement, href: requirementHref({ id }) };
  if (part === 'control') return { name: open.control, href: controlHref({ id }) };
  return { name: open.evidence, href: EVIDENCE_PATH };
}

const retentionName = (key: string): string =>
  RETENTION_RULES.some((known) => known === key) ? RETENTION_RULE_MESSAGES[key as RetentionRuleKey].name : key;
