import {
  fillTemplate,
  greetsTwice,
  templatesIn,
  UNREAD_MAIL_AFTER,
  unknownPlaceholders,
  withoutFrame,
} from './messages.ts';

test('a template is filled in; a name without a value stays, so that the sender sees it', () => {
  const values = { patient: 'Amina', treatment: null };
  expect(fillTemplate('Dear {patient}, about your {treatment}: {other}', values)).toBe(
    'Dear Amina, about your {treatment}: {other}',
  );
  expect(fillTemplate('{patient} and {patient}', { patient: '{treatment}' })).toBe('{treatment} and {treatment}');
});

test('a template names only what is known', () => {
  expect(unknownPlaceholders('{patient} {treatment} {case_manager} {x} {x} {Y}')).toEqual(['x']);
});

test('what nobody has read for ten minutes is announced by mail', () => {
  expect(UNREAD_MAIL_AFTER).toBe(600_000);
});

test.each([
  ['Dear {patient},\n\nplease send the X-ray.\n\nKind regards,\n{case_manager}', 'please send the X-ray.'],
  ['عزيزي {patient}،\nأرسل الصورة', 'أرسل الصورة'],
  ['{patient} and the family are expected.\nSee you.', '{patient} and the family are expected.\nSee you.'],
  ['Please ask {case_manager}', 'Please ask {case_manager}'],
])('a greeting and a signature of a template are left out: %#', (template, text) => {
  expect(withoutFrame(template)).toBe(text);
});

test('a text that greets a second time is noticed', () => {
  const frame = { greeting: 'Hello Claire Mbarga,', closing: 'Asha, Ayana' };
  for (const text of ['Dear Claire,\nthank you.', 'Hello,\nthank you.', 'Bonjour Mme Mbarga,\nmerci.'])
    expect([text, greetsTwice(text, frame, 'Claire Mbarga')]).toEqual([text, true]);
  for (const text of ['', 'Thank you, Claire.', 'Please send:\n- the X-ray', 'We are glad,\nand so on.'])
    expect([text, greetsTwice(text, frame, 'Claire Mbarga')]).toEqual([text, false]);
});

test('of each title the reader’s language is taken, else English, else what there is', () => {
  const all = [
    { title: 'Papers', language: 'English' },
    { title: 'Papers', language: 'French' },
    { title: 'Visa', language: 'Bengali' },
  ];
  const taken = (language: string | null) => templatesIn(all, language).map((each) => each.language);
  expect(taken('French')).toEqual(['French', 'Bengali']);
  expect(taken('Arabic')).toEqual(['English', 'Bengali']);
  expect(taken(null)).toEqual(['English', 'Bengali']);
});
