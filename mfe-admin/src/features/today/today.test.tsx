import type { QueueItem } from '@ayana/contracts/journey';
import { api, ApiProblem } from '@ayana/portal-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LateCard } from './cards/late-card';
import { CountSentence } from './count-sentence';
import { type DuePart, readToday, type TodayAnswer } from './today.api';

const NOW = new Date('2026-11-27T10:00:00Z');
const hours = (count: number): string => new Date(NOW.getTime() + count * 3_600_000).toISOString();
const item = (id: string, due_at: string): QueueItem => ({
  id,
  kind: 'task',
  journey_id: 'j',
  name: 'Amina Rahman',
  treatment: null,
  detail: `Task ${id}`,
  subject_kind: null,
  owner: null,
  due_at,
  since: hours(-48),
});
const late = Array.from({ length: 14 }, (_, at) => item(`late-${at}`, hours(-1)));
const next = Array.from({ length: 65 }, (_, at) => item(`next-${at}`, hours(2)));

const duePart = (part: Partial<DuePart>): TodayAnswer['all'] => ({
  value: { late: { items: [], more: false }, next: { items: [], more: false }, count: 0, lateCount: 0, ...part },
  failure: null,
});
const show = (all: TodayAnswer['all']) =>
  render(
    <MemoryRouter>
      <LateCard part={all} now={NOW} onRetry={() => undefined} />
    </MemoryRouter>,
  );

interface Asked {
  params?: { query?: { due?: string; limit?: number } };
}
const pageOf = (of: readonly QueueItem[], limit: number) => ({
  items: of.slice(0, limit),
  next_cursor: of.length > limit ? 'next' : null,
});

test('what is due next is read by itself: many late things hide none of it', async () => {
  const get = jest.spyOn(api, 'GET').mockImplementation(((path: string, { params }: Asked = {}) => {
    const { due, limit = 50 } = params?.query ?? {};
    if (path === '/case-queue')
      return Promise.resolve({
        data: pageOf(due === 'next' ? next : due === 'late' ? late : [...late, ...next], limit),
      });
    if (path === '/case-queue/counts')
      return Promise.resolve({ data: { kinds: [{ kind: 'task', count: 79, late: 14 }] } });
    // Every other part of the page fails alone.
    return Promise.reject(new ApiProblem({ status: 503, code: 'service_unavailable', detail: 'Away' }));
  }) as never);
  const { all } = await readToday();
  get.mockRestore();
  expect(all.value).toMatchObject({ count: 79, lateCount: 14, late: { more: true }, next: { more: true } });
  show(all);
  expect(screen.getAllByText(/^Task late-/)).toHaveLength(8);
  expect(screen.getAllByText(/^Task next-/)).toHaveLength(4);
  expect(screen.queryByText('Nothing else is due in the next 24 hours.')).toBeNull();
  expect(screen.getByRole('link', { name: 'All 79 in the queue' })).toBeInTheDocument();
});

test('that nothing is due is said where nothing is', () => {
  show(duePart({}));
  expect(screen.getByText('Nothing is late.')).toBeInTheDocument();
  expect(screen.getByText('Nothing else is due in the next 24 hours.')).toBeInTheDocument();
});

const failed = { value: null, failure: { message: 'away', reference: undefined } } as const;
const answer = (changes: Partial<TodayAnswer>): TodayAnswer => ({
  today: failed,
  all: duePart({}),
  unowned: { value: { items: [], count: 0, lateCount: 0 }, failure: null },
  trouble: failed,
  lateRequests: null,
  waitingForRole: null,
  ...changes,
});
const sentence = (changes: Partial<TodayAnswer>): string | null => {
  const { container, unmount } = render(
    <MemoryRouter>
      <h1>
        <CountSentence answer={answer(changes)} />
      </h1>
    </MemoryRouter>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

test('the heading says that everything is in order only where both were counted', () => {
  expect(sentence({})).toBe('Nothing is late, and everything has an owner');
  expect(sentence({ unowned: failed })).toBe('Today');
  expect(sentence({ all: failed })).toBe('Today');
  expect(sentence({ all: duePart({ count: 3, lateCount: 2 }) })).toBe('2 things late');
});
