import { aVersion } from '../testing/requests';
import { bodyOf, draftErrors, draftOf, keyFor, moved, NEW_QUESTION } from './draft-values';

test('a version survives the way into the form and back', () => {
  const version = aVersion({
    approvals: [
      { role: 'admin', user: null },
      { role: null, user: { id: 'u', name: 'Ishani' } },
    ],
  });
  const draft = draftOf(version);
  expect(draftErrors(draft)).toEqual(expect.not.objectContaining({ ask_roles: expect.any(String) as string }));
  expect(Object.values(draftErrors(draft)).filter(Boolean)).toEqual([]);
  expect(bodyOf(draft)).toEqual({
    form: version.form,
    targets: version.targets,
    approvals: [{ role: 'admin' }, { user_id: 'u' }],
    ask_roles: version.ask_roles,
  });
});

test('a new question gets a name from its words, and no two are equal', () => {
  const { form } = bodyOf({
    ...draftOf(null),
    form: [
      { ...NEW_QUESTION, label: 'Arrival date?' },
      { ...NEW_QUESTION, label: 'Arrival date' },
      { ...NEW_QUESTION, label: 'الاسم' },
    ],
  });
  expect(form.map(({ key }) => key)).toEqual(['arrival_date', 'arrival_date_2', 'question']);
  expect(keyFor('9 lives', new Set())).toBe('lives');
});

test('what is wrong is named by its path', () => {
  const draft = draftOf(null);
  const wrong = draftErrors({
    form: [{ ...NEW_QUESTION, kind: 'choice', choices: 'One\n \n' }],
    targets: [
      { priority: 1, own_minutes: '60', resolve_minutes: '30' },
      { priority: 2, own_minutes: 'an hour', resolve_minutes: '0' },
    ],
    approvals: [{ by: 'person', role: 'admin', user: null }],
    ask_roles: [],
    need: { kind: 'vehicle', city: '', from: '', days: '', language: '' },
  });
  expect(Object.keys(wrong).filter((path) => wrong[path] !== undefined)).toEqual([
    'form.0.label',
    'form.0.choices',
    'targets.0.resolve_minutes',
    'targets.1.own_minutes',
    'targets.1.resolve_minutes',
    'approvals.0.user_id',
    'need.city',
    'need.from',
    'ask_roles',
  ]);
  expect(Object.values(draftErrors(draft)).filter(Boolean)).toEqual([]);
});

test('a question moves by one place', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('a need names its questions by their keys, also of new ones', () => {
  const form = [
    { ...NEW_QUESTION, key: 'city', kind: 'choice' as const, label: 'City', choices: 'Pune\nDelhi' },
    { ...NEW_QUESTION, kind: 'date' as const, label: 'First day' },
  ];
  const need = { kind: 'vehicle' as const, city: '0', from: '1', days: '', language: '' };
  expect(bodyOf({ ...draftOf(null), form, need }).need).toEqual({ kind: 'vehicle', city: 'city', from: 'first_day' });
  expect(bodyOf({ ...draftOf(null), form }).need).toBeUndefined();
});
