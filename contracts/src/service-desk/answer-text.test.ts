import { answerText } from './answer-text.ts';
import type { ServiceField } from './catalogue.ts';

const AMINA = { id: '01900000-0000-7000-8000-000000000000', name: 'Amina Yusuf' };

test('an answer is shown in words', () => {
  const text = (kind: ServiceField['kind'], answer: string | boolean | undefined) =>
    answerText({ kind }, answer, [AMINA]);
  expect([text('yes_no', true), text('user', AMINA.id), text('text', undefined), text('date', '2026-12-07')]).toEqual([
    'Yes',
    'Amina Yusuf',
    'No answer',
    'Monday, 7 December 2026',
  ]);
});
