import { freeDays, similarTo } from './doctor';
import type { FreeTime, SimilarDoctor } from './doctor';

const time = (starts_at: string): FreeTime => ({
  starts_at,
  ends_at: starts_at,
  kind: 'video',
  minutes: 45,
  time_zone: 'Asia/Kolkata',
});
const other = (id: string, city: string): SimilarDoctor => ({ id, city: { slug: city, name: city } }) as SimilarDoctor;

describe('a doctor', () => {
  it("is free on the days of the reader's own zone", () => {
    const times = [time('2026-11-24T03:30:00Z'), time('2026-11-24T05:30:00Z')];
    expect(freeDays(times, 'Asia/Kolkata').map(({ day }) => day)).toEqual(['2026-11-24']);
    expect(freeDays(times, 'America/New_York').map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('is like others of the same city before those of another, and not like themself', () => {
    const others = [other('a', 'delhi'), other('me', 'chennai'), other('b', 'chennai'), other('c', 'goa')];
    const found = similarTo({ id: 'me', city: { slug: 'chennai', name: 'Chennai' } }, others, 2);
    expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
