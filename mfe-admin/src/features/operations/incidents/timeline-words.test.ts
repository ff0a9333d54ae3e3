import type { IncidentEntry } from '../types';
import { lineText } from './timeline-words';

const entry = (kind: IncidentEntry['kind'], details: IncidentEntry['details'] = {}, text: string | null = null) =>
  lineText({
    id: '1',
    kind,
    details,
    text,
    happened_at: '2026-11-26T12:00:00Z',
    written_at: '2026-11-26T12:00:00Z',
    actor: { id: '2', name: 'Ishani Verghese' },
    person: { id: '3', name: 'Amina Otieno' },
    corrects: null,
    corrected_by: null,
  });

test.each([
  ['opened', {}, 'opened the incident'],
  ['transition', { transition: 'stabilise' }, 'declared it stable'],
  ['transition', { transition: 'merge', into: '4' }, 'merged it into'],
  ['merged', { incident_id: '4' }, 'merged into this incident:'],
  ['changed', { changed: 'severity', severity_before: 3, severity: 1 }, 'changed the severity from 3 to 1'],
  ['changed', { changed: 'title summary' }, 'changed the title and the summary'],
  ['role', { incident_role: 'scribe', person_id: '3' }, 'gave the role Scribe to Amina Otieno'],
  ['role', { incident_role: 'liaison', person_id: null }, 'took the role Liaison away'],
  ['participant', { added: false }, 'removed Amina Otieno'],
  ['journey', { added: true }, 'linked the journey of Amina Otieno'],
  ['update', { sent: 4 }, 'sent an update to 4 people'],
  ['decided', {}, null],
] as const)('%s with %j', (kind, details, text) => expect(entry(kind, details)).toBe(text));

test('a task and a signal are named', () => {
  expect(entry('task', { state: 'dropped' }, 'Call the ward')).toBe('dropped: Call the ward');
  expect(entry('signal', {}, 'SIG-000007')).toBe('added the signal SIG-000007');
});
