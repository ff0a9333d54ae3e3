import type { ActivityItem } from './activity.api';
import { changeText } from './change-text';

test.each<[ActivityItem['action'], Record<string, unknown>, unknown]>([
  ['role.given', { from: null, to: 'doctor' }, { from: 'no role', to: 'Doctor' }],
  ['role.taken', { from: 'partner/hospital', to: null }, { from: 'Hospital', to: 'no role' }],
  ['sessions.ended', { sessions: 1 }, { text: '1 session' }],
  ['application.refused', { wanted_role: 'pharmacy_partner' }, { text: 'applied for: Pharmacy' }],
  ['csp_violation', { blocked_uri: '<b>', line_number: 3, user_id: 'x' }, { text: 'blocked uri: <b>, line number: 3' }],
  ['password.changed', {}, null],
])('%s with %j reads %j', (action, details, words) => expect(changeText({ action, details })).toEqual(words));
