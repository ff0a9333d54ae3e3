import { forgetTrip, keepTrip, keptTrip } from './kept-trip';

afterEach(() => forgetTrip());

it('an estimate is kept in the browser, and the same one comes back until it changes', () => {
  expect(keptTrip()).toBeNull();
  keepTrip({ query: 'city=chennai', text: 'Knee replacement in Chennai' });
  const first = keptTrip();
  expect(first).toEqual({ query: 'city=chennai', text: 'Knee replacement in Chennai' });
  expect(keptTrip()).toBe(first);
  expect(window.localStorage.getItem('ayana.trip')).toContain('city=chennai');
  forgetTrip();
  expect(keptTrip()).toBeNull();
});

it.each(['', 'not JSON', '{}', '[]', 'null', '{"query":1,"text":"a"}', '{"query":"a","text":""}'])(
  'what is no estimate is none: %s',
  (text) => {
    window.localStorage.setItem('ayana.trip', text);
    expect(keptTrip()).toBeNull();
  },
);

it('is never longer than the field it is sent in', () => {
  keepTrip({ query: '', text: 'x'.repeat(5000) });
  expect(keptTrip()?.text).toHaveLength(1000);
});
