import { bodyOf, textsErrors, valuesOf } from './texts-values';

const TEXTS = {
  helps_when: ['Your knee hurts.', 'You cannot sleep.'],
  not_for: [],
  risks: ['Infection.'],
  recovery: [],
  questions_to_ask: [],
  faq: [{ question: 'Can I kneel?', answer: 'Often.' }],
  written_on: '2026-11-22',
  version: 3,
};

test('texts survive the way into the form and back, without empty and repeated lines', () => {
  const values = valuesOf(TEXTS);
  expect(values.helps_when).toBe('Your knee hurts.\nYou cannot sleep.');
  const { written_on: _on, version: _version, ...body } = TEXTS;
  expect(bodyOf({ ...values, risks: ' Infection.\n\nInfection.' })).toEqual(body);
});

test('what is wrong is named by its place', () => {
  const values = {
    ...valuesOf(TEXTS),
    recovery: `Short.\n${'x'.repeat(401)}`,
    faq: [{ question: ' ', answer: 'Yes' }],
  };
  expect(Object.keys(textsErrors(values))).toEqual(['recovery', 'faq.0.question']);
  expect(textsErrors(valuesOf(TEXTS))).toEqual({});
});
