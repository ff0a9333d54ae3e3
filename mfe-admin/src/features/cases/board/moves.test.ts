import type { BoardCard } from '@ayana/contracts/journey';
import { stagesBetween } from './moves';

const card = (change: Partial<BoardCard> = {}): BoardCard => ({
  id: 'one',
  kind: 'journey',
  case_number: 'AY-7K2Q4',
  stage: 3,
  status: 'open',
  patient: 'Amina Rahman',
  country: 'Bangladesh',
  treatment: 'Knee replacement',
  priority_level: 'medium',
  case_manager: null,
  due_at: null,
  ...change,
});

test('moving a case forward completes each stage on the way', () => {
  expect(stagesBetween(card(), 4)).toEqual([3]);
  expect(stagesBetween(card(), 7)).toEqual([3, 4, 5, 6]);
  expect(stagesBetween(card({ status: 'paused' }), 4)).toEqual([3]);
});

test('a case is not moved back, a closed one and a request not at all', () => {
  expect(stagesBetween(card(), 3)).toEqual([]);
  expect(stagesBetween(card(), 2)).toEqual([]);
  expect(stagesBetween(card({ status: 'closed' }), 4)).toEqual([]);
  expect(stagesBetween(card({ kind: 'request', stage: 1 }), 2)).toEqual([]);
});
