import { aRequest } from '../testing/requests';
import { clockState } from './target-clock';

const now = new Date('2026-11-20T10:00:00Z');
const at = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

test.each<[string, Parameters<typeof aRequest>[0], 'own' | 'resolve', string, string]>([
  ['due later', { due_to_own: at(5) }, 'own', 'neutral', 'Due in 5 hours'],
  ['due soon', { due_to_own: at(1.5) }, 'own', 'marigold', 'Due in 1 hour'],
  ['late', { due_to_own: at(-3) }, 'own', 'coral', '3 h late'],
  [
    'stopped, although its moment is over',
    { due_to_resolve: at(-1), paused_since: at(-4) },
    'resolve',
    'neutral',
    'Clock stopped',
  ],
  ['owned in time', { due_to_own: at(-1), owned_at: at(-2) }, 'own', 'leaf', 'In time'],
  ['owned too late', { due_to_own: at(-3), owned_at: at(-2) }, 'own', 'coral', 'Missed'],
  [
    'breached before it was resolved',
    { due_to_resolve: at(4), resolved_at: at(-1), resolve_breached_at: at(-2) },
    'resolve',
    'coral',
    'Missed',
  ],
  ['closed without being resolved', { due_to_resolve: at(4), closed_at: at(-1) }, 'resolve', 'leaf', 'In time'],
])('a target that is %s', (_, over, target, tone, text) => {
  expect(clockState(aRequest(over), target, now)).toMatchObject({ tone, text });
});
