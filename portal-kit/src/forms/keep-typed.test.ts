import { registerLiveForm, keepTypedForms, keptFormProps } from './keep-typed';
import { KEPT_FOR_MS, keepValues, readKept, tabStorage } from './kept-values';

const { id, 'data-kept': version } = keptFormProps('contact', 3);
const kept = (): Record<string, string> | undefined => readKept(tabStorage(), 'contact', 3, Date.now())?.values;
const keyOf = (): string | undefined => readKept(tabStorage(), 'contact', 3, Date.now())?.idempotency_key;
const field = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

// As the document's head runs it: from its text alone.
beforeAll(() => {
  // oxlint-disable-next-line no-eval
  (0, eval)(`(${keepTypedForms.toString()})`)(window);
});
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<form id="${id}" data-kept="${version}"><input name="first_name"><textarea name="message"></textarea>
    <input name="zone" value="UTC"><select name="city"><option value="">Any</option><option>Chennai</option></select></form>
    <form><input name="query" value=""></form>`;
});

test('text typed before the code loaded is kept when the page is left', () => {
  field('message').value = 'Both eyes?';
  field('city').value = 'Chennai';
  field('query').value = 'knee';
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual({ message: 'Both eyes?', city: 'Chennai' });
});

test('what was typed is kept as long as the answers of a form', () => {
  field('first_name').value = 'Amara';
  window.dispatchEvent(new Event('pagehide'));
  const keptAt = (later: number) => readKept(tabStorage(), 'contact', 3, Date.now() + later);
  expect(keptAt(KEPT_FOR_MS - 60_000)).not.toBeNull();
  expect(keptAt(KEPT_FOR_MS + 60_000)).toBeNull();
});

test('an untouched form stores nothing', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
});

test('earlier stored answers keep their key, and those without one get it from the form', () => {
  field('message').value = 'Both eyes?';
  window.dispatchEvent(new Event('pagehide'));
  expect(keyOf()).toBe('');
  keepValues('contact', 3, { message: 'Both eyes?' });
  const key = keyOf();
  expect(key).not.toBe('');
  field('message').value = '';
  field('first_name').value = 'Amara';
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toMatchObject({ message: 'Both eyes?', first_name: 'Amara' });
  expect(keyOf()).toBe(key);
});

test('a hydrated form stores its own answers', () => {
  const ends = registerLiveForm('contact');
  field('message').value = 'Both eyes?';
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
  ends();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toMatchObject({ message: 'Both eyes?' });
});

test('passwords are never stored, and unticked boxes are left out', () => {
  document.body.innerHTML = `<form id="${id}" data-kept="${version}"><input name="email"><input type="checkbox" name="agreed">
    <input type="password" name="password"><input type="text" name="shown" data-secret></form>`;
  field('email').value = 'amara@people.example';
  field('password').value = 'correct horse';
  field('shown').value = 'battery staple';
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual({ email: 'amara@people.example' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/correct|battery/);
});
