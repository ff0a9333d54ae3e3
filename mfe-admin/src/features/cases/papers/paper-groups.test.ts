import type { CaseDocument } from '@ayana/case-kit/papers';
import { casePapers } from './paper-groups';

const paper = (id: string, status: CaseDocument['status'], more: Partial<CaseDocument> = {}): CaseDocument =>
  ({ id, status, replaced_by: null, due_at: null, uploaded_at: null, checked_at: null, ...more }) as CaseDocument;

test('papers are grouped by what is to be done, the most pressing first', () => {
  const groups = casePapers([
    paper('checked long ago', 'checked', { checked_at: '2026-11-01T08:00:00Z' }),
    paper('new', 'uploaded', { uploaded_at: '2026-11-20T08:00:00Z' }),
    paper('waits', 'uploaded', { uploaded_at: '2026-11-19T08:00:00Z' }),
    paper('no day', 'wanted'),
    paper('sent back', 'refused', { due_at: '2026-11-22T08:00:00Z' }),
    paper('due later', 'wanted', { due_at: '2026-11-25T08:00:00Z' }),
    paper('checked today', 'checked', { checked_at: '2026-11-20T08:00:00Z' }),
    paper('old version', 'refused', { replaced_by: 'new' }),
  ]);
  expect(Object.values(groups).map((group: CaseDocument[]) => group.map(({ id }) => id))).toEqual([
    ['waits', 'new'],
    ['sent back', 'due later', 'no day'],
    ['checked today', 'checked long ago'],
    ['old version'],
  ]);
});
