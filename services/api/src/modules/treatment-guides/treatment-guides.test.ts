import type { TreatmentGuide, TreatmentsPage, DoctorsPage } from '@ayana/contracts/catalogue';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const SUNDAY = new Date('2026-11-22T06:00:00Z');
const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await atTime(api, SUNDAY, () => api.call<T>('GET', path));
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const guide = (slug: string) => get<TreatmentGuide>(`/treatment-guides/${slug}`);

describe('the guide of a treatment', () => {
  test('exists for every treatment of the list, in short sentences', async () => {
    const { items } = await get<TreatmentsPage>('/treatments?limit=200');
    expect(items).toHaveLength(61);
    for (const { slug } of items) {
      const { helps_when, not_for, risks, recovery, questions_to_ask, faq, doctors, prices, ...treatment } =
        await guide(slug ?? '');
      const lines = [...helps_when, ...not_for, ...risks, ...recovery, ...questions_to_ask];
      expect([
        slug,
        [helps_when, not_for, risks, recovery, questions_to_ask, faq].map((each) => each.length > 0),
      ]).toEqual([slug, [true, true, true, true, true, true]]);
      expect([slug, new Set(lines).size]).toEqual([slug, lines.length]);
      expect([slug, lines.filter((line) => line.length > 240)]).toEqual([slug, []]);
      expect([slug, doctors.length > 0, prices.length > 0]).toEqual([slug, true, true]);
      // "From" is the lowest displayed row: the range of the list and the prices of the hospitals must agree.
      expect([slug, prices[0]?.usd_min, Math.max(...prices.map(({ usd_max }) => usd_max))]).toEqual([
        slug,
        treatment.india_usd_min,
        treatment.india_usd_max,
      ]);
      expect([slug, treatment.source]).toEqual([slug, expect.stringMatching(/^Estimate by Ayana, 2026, [^/]+\.$/)]);
    }
  });

  test('has its purpose, its risks and its reviewer', async () => {
    const knee = await guide('knee-replacement');
    expect(knee).toMatchObject({
      slug: 'knee-replacement',
      plain_name: 'Knee replacement',
      hospital_days: '5',
      written_on: '2026-11-22',
      review: { doctor: { specialization: 'Orthopedics' }, reviewed_on: '2026-11-22', next_review_on: '2027-11-22' },
    });
    expect(knee.helps_when[0]).toBe('Knee pain stops you from walking, climbing stairs or sleeping.');
    // The knee's own texts come before those of all joint replacements.
    expect(knee.questions_to_ask[0]).toBe('Do you advise a whole new knee or a half, and why?');
    expect(knee.questions_to_ask).toContain('Which implant, which make and size? Please write it on the quote.');
    expect(knee.faq).toContainEqual({ question: 'Can I kneel afterwards?', answer: expect.any(String) });
    expect(knee.related.map(({ slug }) => slug)).toEqual([
      'hip-replacement',
      'both-hips-replacement',
      'shoulder-replacement',
      'acl-reconstruction',
    ]);
  });

  test('lists each hospital’s price, the lowest first, and public hospitals only', async () => {
    const { id, prices } = await guide('tavi');
    expect(prices.length).toBeGreaterThan(3);
    expect(prices.map(({ usd_min }) => usd_min)).toEqual(
      prices.map(({ usd_min }) => usd_min).toSorted((a, b) => a - b),
    );
    const [first] = prices;
    const { prices: own } = await get<{ prices: { treatment_id: string; usd_min: number }[] }>(
      `/partner-hospitals/${first?.hospital.id}`,
    );
    expect(own.find(({ treatment_id }) => treatment_id === id)?.usd_min).toBe(first?.usd_min);
    await api.database.rows(
      `update partners set status = 'inactive' from partner_hospitals hospital where hospital.partner_id = partners.id and hospital.id = $1`,
      [first?.hospital.id],
    );
    const left = (await guide('tavi')).prices.map(({ hospital }) => hospital.id);
    expect(left).toHaveLength(prices.length - 1);
    expect(left).not.toContain(first?.hospital.id);
  });

  test('lists its doctors, the soonest free first, with how often they do it', async () => {
    const { id, doctors, doctors_total } = await guide('hip-replacement');
    const list = await get<DoctorsPage>(`/doctors?treatment_id=${id}&limit=6`);
    expect(doctors.map(({ doctor }) => doctor)).toEqual(list.items);
    expect(doctors_total).toBe(list.total);
    await api.database.rows(
      'update doctor_treatments set times_a_year = 37 where doctor_id = $1 and treatment_id = $2',
      [list.items[0]?.id, id],
    );
    expect((await guide('hip-replacement')).doctors[0]?.times_a_year).toBe(37);
  });

  test('of an unknown or removed treatment is not found; one without texts has its facts', async () => {
    const status = async (slug: string) => (await api.call('GET', `/treatment-guides/${slug}`)).status;
    expect(await status('no-such-treatment')).toBe(404);
    expect(await status('Hair-Transplant')).toBe(200);
    await api.database.rows(`update treatments set is_active = false where slug = 'hair-transplant'`);
    expect(await status('hair-transplant')).toBe(404);
    await api.database.rows(
      `delete from treatment_guides where treatment_id = (select id from treatments where slug = 'facelift')`,
    );
    expect(await guide('facelift')).toMatchObject({
      slug: 'facelift',
      helps_when: [],
      faq: [],
      written_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      review: { reviewed_on: '2026-11-09', next_review_on: '2027-11-09' },
    });
  });
});
