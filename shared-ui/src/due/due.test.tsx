import { render, screen } from '@testing-library/react';
import { DueClock, dueState, elapsedShare } from './index';

const localZone = { zone: 'Asia/Kolkata', place: 'Chennai' };
const otherZone = { zone: 'Africa/Lagos', place: 'Lagos' };
const startedAt = new Date('2026-11-19T12:30:00Z');
const dueAt = new Date('2026-11-20T12:30:00Z');
const hoursBefore = (hours: number): Date => new Date(dueAt.getTime() - hours * 3_600_000);

test('a due time is running, soon, late, stopped or met', () => {
  const promised = { startedAt, dueAt };
  expect(dueState(promised, hoursBefore(4.1))).toBe('running');
  expect(dueState(promised, hoursBefore(4))).toBe('soon');
  expect(dueState(promised, dueAt)).toBe('soon');
  expect(dueState(promised, hoursBefore(-0.01))).toBe('late');
  expect(dueState({ ...promised, stopped: true }, hoursBefore(-5))).toBe('stopped');
  expect(dueState({ ...promised, stopped: true, metAt: hoursBefore(1) }, hoursBefore(-5))).toBe('met');
});

test('the elapsed share stays between 0 and 1', () => {
  expect(elapsedShare({ startedAt, dueAt }, hoursBefore(6))).toBe(0.75);
  expect(elapsedShare({ startedAt, dueAt }, hoursBefore(30))).toBe(0);
  expect(elapsedShare({ startedAt, dueAt }, hoursBefore(-30))).toBe(1);
  expect(elapsedShare({ startedAt, dueAt, metAt: hoursBefore(12) }, hoursBefore(0))).toBe(0.5);
  expect(elapsedShare({ startedAt: dueAt, dueAt }, dueAt)).toBe(1);
});

test('the band shows the due time in both zones and what happens at zero', () => {
  render(
    <DueClock
      variant="band"
      startedAt={startedAt}
      dueAt={dueAt}
      now={new Date('2026-11-20T08:50:00Z')}
      localZone={localZone}
      otherZone={otherZone}
      what="reply"
      atZero="Then the whole team sees it."
    />,
  );
  expect(screen.getByRole('heading', { name: '3 h 40 min left to reply' })).toBeVisible();
  expect(screen.getByText('Promised by 18:00 today, 13:30 in Lagos')).toBeVisible();
  expect(screen.getByText('Then the whole team sees it.')).toBeVisible();
  expect(screen.getByText('Reply due 18:00')).toBeVisible();
  expect(screen.getByText('Received Thu 18:00')).toBeVisible();
});

test.each([
  ['running', { now: hoursBefore(3.6667) }, '3 h 40 min'],
  ['due on another day', { now: hoursBefore(20) }, 'Fri 18:00'],
  ['late', { now: hoursBefore(-1.084) }, '1 h 05 min late'],
  ['stopped', { now: hoursBefore(1), stopped: true }, 'Clock stopped'],
  ['stopped with a word of its own', { now: hoursBefore(1), stopped: true, stoppedText: 'Asked Wed' }, 'Asked Wed'],
  ['met', { now: hoursBefore(1), metAt: hoursBefore(22) }, 'Answered in 2 h'],
])('a row that is %s', (_, props, text) => {
  render(<DueClock variant="row" startedAt={startedAt} dueAt={dueAt} localZone={localZone} {...props} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [22, 'Pickup in 22 h'],
  [-2, 'Pickup 2 h ago'],
])('the time of an event is said as that, %i hours before it', (hours, title) => {
  const now = hoursBefore(hours);
  render(<DueClock variant="band" what="Pickup" event="Pickup" {...{ startedAt, dueAt, now, localZone, otherZone }} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/Promised/)).toBeNull();
});

test('a late answer says so', () => {
  render(
    <DueClock
      variant="band"
      startedAt={startedAt}
      dueAt={dueAt}
      metAt={hoursBefore(-2)}
      now={hoursBefore(-3)}
      localZone={localZone}
      otherZone={null}
      what="reply"
    />,
  );
  expect(screen.getByText('Answered at 20:00 today, after the promised 18:00 today')).toBeVisible();
});
