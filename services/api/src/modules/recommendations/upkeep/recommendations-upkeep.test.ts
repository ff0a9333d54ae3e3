import type { KeptHospitalRecommendation, KeptRecommendations } from '@ayana/contracts/editing';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { DoctorRecommendationsPageDto, HospitalRecommendationsPageDto } from '../recommendations.dto.js';

type Kind = 'hospital' | 'doctor';

let api: TestApi;
let treatment: string;
let others: Record<Kind, string>;

const staff = { as: 'ayana_staff' } as const;
const FIELD = { hospital: 'hospital_partner_id', doctor: 'doctor_id' } as const;

beforeAll(async () => {
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
  const form = { name: 'Ankle replacement', category: 'Orthopaedics', complexity_level: 'medium' };
  treatment = (await api.call<{ id: string }>('POST', '/treatments', { ...staff, body: form })).body.id;
  const first = async (table: string) =>
    (await api.database.rows<{ id: string }>(`select id from ${table} order by id limit 1`))[0]?.id ?? '';
  others = { hospital: await first('partner_hospitals'), doctor: await first('doctors') };
});
afterAll(() => api.close());

const path = (kind: Kind, id = '') => `/treatments/${treatment}/${kind}-recommendations${id && `/${id}`}`;
const add = (kind: Kind, body: object) => api.call<KeptHospitalRecommendation>('POST', path(kind), { ...staff, body });
const kept = async (kind: Kind) =>
  (await api.call<KeptRecommendations>('GET', `/treatments/${treatment}/recommendations`, staff)).body[`${kind}s`];
const shown = async (kind: Kind) => {
  const { body } = await api.call<HospitalRecommendationsPageDto | DoctorRecommendationsPageDto>('GET', path(kind));
  return body.items.map(({ recommendation_score, specialization_match, notes }) => ({
    recommendation_score,
    specialization_match,
    notes,
  }));
};

describe.each<Kind>(['hospital', 'doctor'])('the recommendation of a %s', (kind) => {
  test('is added, changed, removed and added again; the public sees each change at once', async () => {
    const form = { [FIELD[kind]]: others[kind], recommendation_score: 80, notes: 'Does many of them' };
    expect(await shown(kind)).toEqual([]);
    const { status, body, headers } = await add(kind, form);
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    expect(body).toMatchObject({ ...form, treatment_id: treatment, specialization_match: false, is_shown: true });
    const score = { recommendation_score: 80, specialization_match: false, notes: 'Does many of them' };
    expect(await shown(kind)).toEqual([score]);
    expect(refusedFieldsOf(await add(kind, form))).toEqual([FIELD[kind]]);

    const change = { recommendation_score: 95, specialization_match: true, notes: null };
    const patch = (etag: string) =>
      api.call('PATCH', path(kind, body.id), { ...staff, body: change, headers: { 'if-match': etag } });
    expect((await patch('"1"')).body).toMatchObject({
      ...change,
      version: 2,
      updated_by: { name: 'Demo ayana staff' },
    });
    expect((await patch('"1"')).status).toBe(412);
    expect(await shown(kind)).toEqual([change]);

    expect((await api.call('DELETE', path(kind, body.id), staff)).status).toBe(204);
    expect([await shown(kind), (await kept(kind)).map(({ is_active }) => is_active)]).toEqual([[], [false]]);
    expect((await api.call('DELETE', path(kind, body.id), staff)).status).toBe(404);
    const again = await add(kind, { ...form, recommendation_score: 10 });
    expect([again.status, again.body.id, again.body.recommendation_score]).toEqual([201, body.id, 10]);
    expect([(await shown(kind)).length, (await kept(kind))[0]?.is_active]).toEqual([1, true]);

    const entries = await api.database.rows<{ details: object }>(
      `select details from audit_entries where action = 'recommendation.changed' and details->>'id' = $1 order by created_at, id`,
      [body.id],
    );
    expect(entries.map(({ details }) => details)).toEqual([
      { id: body.id, kind, added: true },
      { id: body.id, kind, changed: Object.keys(change) },
      { id: body.id, kind, removed: true },
      { id: body.id, kind, added: true },
    ]);
  });

  test('is refused without a score from 0 to 100, and for one that does not exist', async () => {
    const form = { [FIELD[kind]]: others[kind], recommendation_score: 50 };
    for (const score of [-1, 101, 50.5, 'high', undefined])
      expect([score, refusedFieldsOf(await add(kind, { ...form, recommendation_score: score }))]).toEqual([
        score,
        ['recommendation_score'],
      ]);
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect(refusedFieldsOf(await add(kind, { ...form, [FIELD[kind]]: unknown }))).toEqual([FIELD[kind]]);
    const { status } = await api.call('POST', `/treatments/${unknown}/${kind}-recommendations`, {
      ...staff,
      body: form,
    });
    expect(status).toBe(404);
  });

  test('belongs to its treatment: by the address of another one it is not found', async () => {
    const [first] = await kept(kind);
    const [other] = await api.database.rows<{ id: string }>('select id from treatments where id <> $1 limit 1', [
      treatment,
    ]);
    const answer = await api.call('DELETE', `/treatments/${other?.id}/${kind}-recommendations/${first?.id}`, staff);
    expect([answer.status, (await kept(kind)).length]).toEqual([404, 1]);
  });
});
