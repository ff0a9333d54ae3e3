import { fillTemplate, UNREAD_MAIL_AFTER, unknownPlaceholders } from './messages.ts';

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
