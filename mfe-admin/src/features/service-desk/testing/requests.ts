import type { ServiceRequest } from '@ayana/contracts/service-desk';
import type { CatalogItemDetail, CatalogVersion, RequestDetail } from '../types';

const ASKED = '2026-11-20T08:00:00Z';

/** A new request for an interpreter. */
export function aRequest(over: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    id: 'request-1',
    number: 'SR-000123',
    item: { id: 'item-1', name: 'Interpreter' },
    summary: 'Interpreter for Arabic',
    state: 'new',
    outcome: null,
    impact: 2,
    urgency: 2,
    priority: 3,
    requested_by: { id: 'user-2', name: 'Amina Yusuf' },
    on_behalf_of: null,
    assigned_to: null,
    group: null,
    covered_by: null,
    journey_id: null,
    case_number: null,
    created_at: ASKED,
    updated_at: ASKED,
    due_at: '2026-11-20T12:00:00Z',
    due_to_own: '2026-11-20T12:00:00Z',
    due_to_resolve: '2026-11-21T12:00:00Z',
    owned_at: null,
    resolved_at: null,
    closed_at: null,
    own_breached_at: null,
    resolve_breached_at: null,
    paused_since: null,
    paused_minutes: 0,
    reopened_count: 0,
    merged_into: null,
    satisfaction: null,
    version: 1,
    ...over,
  };
}

export function aRequestDetail(over: Partial<RequestDetail> = {}): RequestDetail {
  return {
    ...aRequest(),
    item_version: 1,
    need: null,
    form: [
      {
        key: 'language',
        kind: 'choice',
        label: 'Language',
        required: true,
        help: null,
        choices: ['Arabic', 'Bengali'],
      },
      { key: 'hours', kind: 'number', label: 'Hours', required: false, help: null, choices: [] },
    ],
    answers: { language: 'Arabic', hours: 3 },
    people: [],
    satisfaction_comment: null,
    entries: [
      {
        id: 'entry-1',
        at: ASKED,
        actor: { id: 'user-2', name: 'Amina Yusuf' },
        event: 'asked',
        visibility: 'public',
        text: null,
        transition: null,
        from_state: null,
        to_state: 'new',
        details: {},
      },
    ],
    tasks: [],
    approvals: [],
    involved: [],
    links: [],
    problem: null,
    recurrence: null,
    articles: [],
    merged: [],
    transitions: ['assign', 'start', 'resolve', 'cancel', 'merge'],
    may_rate: false,
    papers: [],
    may_add_papers: true,
    ...over,
  };
}

export const aVersion = (over: Partial<CatalogVersion> = {}): CatalogVersion => ({
  id: 'version-1',
  number: 1,
  status: 'published',
  form: aRequestDetail().form,
  targets: [1, 2, 3, 4].map((priority) => ({
    priority: priority as 1 | 2 | 3 | 4,
    own_minutes: 60 * priority,
    resolve_minutes: 540 * priority,
  })),
  approvals: [],
  ask_roles: ['ayana_staff', 'doctor'],
  need: null,
  created_at: ASKED,
  published_at: ASKED,
  ...over,
});

export const anItem = (over: Partial<CatalogItemDetail> = {}): CatalogItemDetail => ({
  id: 'item-1',
  name: 'Interpreter',
  description: 'Someone who speaks the patient’s language.',
  owner: null,
  status: 'published',
  published_version: 1,
  has_draft: false,
  open_requests: 4,
  created_at: ASKED,
  updated_at: ASKED,
  version: 3,
  published: aVersion(),
  draft: null,
  versions: [{ id: 'version-1', number: 1, status: 'published', published_at: ASKED }],
  ...over,
});
