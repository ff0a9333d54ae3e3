import { ACTIVITY_ACTIONS, type ActivityAction } from '@ayana/contracts/activity';
import type { ActivityItem } from './activity.api';
import { ACTIVITY_WORDS } from '../../pages/activity-words';
import FieldNames from '../../pages/activity-fields';
import { changeLines } from './change-text';

const ID = '01900000-0000-7000-8000-000000000001';

/** The lines as one text: `label: from > to; …`. */
const said = (action: ActivityItem['action'], details: Record<string, unknown>): string =>
  changeLines({ action, details }, ACTIVITY_WORDS)
    .map(({ label, from, to, fields: names }) =>
      [label && `${label}:`, from && `${from} >`, names ? FieldNames({ action, names }) : to].filter(Boolean).join(' '),
    )
    .join('; ');

test.each<[ActivityItem['action'], Record<string, unknown>, string]>([
  ['role.given', { from: null, to: 'doctor' }, 'no role > Doctor'],
  ['role.taken', { from: 'partner/hospital', to: null }, 'Hospital > no role'],
  ['sessions.ended', { sessions: 1 }, 'Sessions: 1'],
  [
    'application.refused',
    { account_kind: 'partner', wanted_role: 'pharmacy_partner' },
    'Kind of account: Partner; Applied for: Pharmacy',
  ],
  [
    'account.created',
    { account_kind: 'doctor', role: null, method: 'google' },
    'Kind of account: Doctor; Signs in by: Google',
  ],
  ['consent.given', { kind: 'health_data', given_at: '2026-11-01T00:00:00Z' }, 'About: use of health data'],
  ['inbox.changed', { id: ID, transition: 'claim', from: 'new', to: 'claimed' }, 'New > Claimed'],
  ['inbox.changed', { id: ID, transition: 'reopen', from: 'closed', to: 'claimed' }, 'Reopened: Closed > Claimed'],
  ['inbox.changed', { id: ID, transition: 'hand_over', from: 'claimed', to: 'claimed' }, 'Handed over'],
  ['inbox.changed', { id: ID, join_link_set: true }, 'Link for the video set'],
  ['service_request.changed', { id: ID, number: 7, to: 'new' }, 'Asked for: New'],
  [
    'service_request.changed',
    { id: ID, number: 7, transition: 'wait', from: 'in_progress', to: 'pending' },
    'In progress > Waiting',
  ],
  [
    'service_request.changed',
    { id: ID, number: 7, impact: 1, urgency: 3, priority: 2 },
    'Impact: High; Urgency: Low; Priority: High',
  ],
  ['treatment_request.changed', { id: ID, from: 'pending', to: 'quoted' }, 'Received > Quotes ready'],
  ['treatment.changed', { id: ID, added: true }, 'Added'],
  [
    'treatment.changed',
    { id: ID, changed: ['plain_name', 'reviewer_id'] },
    'Changed: Everyday name and Reviewing doctor',
  ],
  ['hospital.changed', { id: ID, changed: ['bed_capacity'] }, 'Changed: Beds'],
  ['treatments.imported', { rows: 12, inserted: 3, updated: 9 }, 'Rows: 12; Added: 3; Changed: 9'],
  ['prices.imported', { rows: 12, inserted: 3, updated: 9 }, 'Rows: 12; Added: 3; Changed: 9'],
  ['activity.exported', { type: 'roles', action: 'role.given', subject: ID }, 'Kind: Roles; Action: Role given'],
  ['csp_violation', { blocked_uri: '<b>', line_number: 3, user_id: ID }, 'Kept from loading: <b>; Line: 3'],
  [
    'service_calendar.changed',
    {
      before: { opens: '09:00', closes: '18:00', weekdays: [1, 2], holidays: [] },
      after: { opens: '10:00', closes: '18:00', weekdays: [1], holidays: ['2026-12-25'] },
    },
    'Opens: 09:00 > 10:00; Working days: Monday and Tuesday > Monday; Holidays: none > 2026-12-25',
  ],
  ['password.changed', {}, ''],
])('%s with %j reads %j', (action, details, words) => expect(said(action, details)).toBe(words));

test('an action that this version does not know still reads well', () => {
  const details = { id: ID, room_number: 12, is_open: true, guests: ['one', 'two'], note: null };
  expect(said('room.changed' as ActivityAction, details)).toBe('Room number: 12; Is open: Yes; Guests: one and two');
});

test('a changed request, row or service is named and leads to its page', () => {
  const { records } = ACTIVITY_WORDS;
  expect(records['service_request.changed']?.({ id: ID, number: 7 })).toEqual({
    name: 'SR-000007',
    href: `/admin/service-requests/${ID}`,
  });
  expect(records['inbox.changed']?.({ id: ID })).toEqual({ name: 'AY-000001', href: `/admin/inbox?request=${ID}` });
  const changes = (Object.keys(ACTIVITY_ACTIONS) as ActivityAction[]).filter((action) => action.endsWith('.changed'));
  expect(changes.filter((action) => records[action] === undefined)).toEqual([
    'role.changed',
    'password.changed',
    'email.changed',
    'treatment_request.changed',
    'recommendation.changed',
    'proposal.changed',
    'membership.changed',
    'price.changed',
    'signal_definition.changed',
    'own_signal_definition.changed',
    'webhook.changed',
    'staff_invitation.changed',
    'staff_group.changed',
    'staff_absence.changed',
  ]);
});
