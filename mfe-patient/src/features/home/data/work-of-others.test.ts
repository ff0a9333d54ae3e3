import { workText } from '../work-text';
import { workOfOthers } from './work-of-others';

const work = (kind: 'opinion' | 'referral', status: 'offered' | 'accepted', due_at: string | null = null) => ({
  id: `${kind} ${due_at}`,
  kind,
  status,
  due_at,
});
const task = (owner_kind: 'patient' | 'case_manager', due_at: string) => ({
  id: due_at,
  title: null,
  detail: null,
  owner_kind,
  due_at,
  act: 'other' as const,
  subject_kind: null,
  subject_id: null,
  version: 1,
});

test('work of one kind is one line, the first due on top, with tasks of others counted', () => {
  const lines = workOfOthers(
    [
      work('opinion', 'accepted'),
      work('referral', 'accepted', '2026-11-28T10:00:00Z'),
      work('referral', 'accepted', '2026-11-29T10:00:00Z'),
      work('referral', 'offered', '2026-11-30T10:00:00Z'),
    ],
    [
      task('case_manager', '2026-11-27T10:00:00Z'),
      task('patient', '2026-11-20T10:00:00Z'),
      task('case_manager', '2026-12-27T10:00:00Z'),
    ],
  );
  expect(lines.map((line) => [workText(line), line.due_at?.slice(0, 10)])).toEqual([
    ['Your case manager has 2 tasks for you', '2026-11-27'],
    ['2 hospitals prepare a quote', '2026-11-28'],
    ['A hospital is asked for a quote', '2026-11-30'],
    ['A doctor reads your reports', undefined],
  ]);
});
