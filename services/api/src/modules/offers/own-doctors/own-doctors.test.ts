import type { OwnDoctors } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ownOf = async (one: TestCase) =>
  (await one.own<OwnDoctors>('GET', '/own-doctors')).body.items.map(({ doctor, because }) => [doctor.id, because]);

test('a patient’s doctors are who signed the opinion, then whose quote was accepted; not those of a draft or of someone else', async () => {
  const [one, other] = [await TestCase.begin(api), await TestCase.begin(api)];
  const doctors = await api.database.rows<{ id: string; user_id: string; hospital_id: string }>(
    `select id, coalesce(user_id, (select id from users where role = 'doctor' limit 1)) as user_id, hospital_id from doctors
     where is_active and hospital_id in (select hospital.id from partner_hospitals hospital join partners partner
       on partner.id = hospital.partner_id where partner.status = 'active')
     order by user_id nulls last, id limit 3`,
  );
  const [author, surgeon, asked] = doctors;
  await api.database.rows('update doctors set user_id = $2 where id = $1', [author?.id, author?.user_id]);
  const opinion = (journey: string, signed: boolean) =>
    api.database.rows(
      `insert into medical_opinions (id, journey_id, doctor_id, version, revision, summary, fit_to_travel, days_in_hospital, days_in_india,
         signed_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 1, 1, 'A new hip.', 'yes', 5, 20, case when $3 then now() end, now(), now())`,
      [journey, author?.user_id, signed],
    );
  const quote = (doctor: string | undefined, hospital: string | undefined, status: string) =>
    api.database.rows(
      `insert into quotes (id, journey_id, partner_hospital_id, doctor_id, status, currency, valid_until, sent_at, decided_at, version,
         revision, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'USD', current_date + 30, now(), case when $4 = 'accepted' then now() end, 1, 1, now(), now())`,
      [one.journey_id, hospital, doctor, status],
    );
  await opinion(other.journey_id, false);
  expect(await ownOf(other)).toEqual([]);
  await quote(surgeon?.id, surgeon?.hospital_id, 'accepted');
  await quote(asked?.id, asked?.hospital_id, 'sent');
  expect(await ownOf(one)).toEqual([[surgeon?.id, ['surgeon']]]);
  await opinion(one.journey_id, true);
  expect(await ownOf(one)).toEqual([
    [author?.id, ['opinion']],
    [surgeon?.id, ['surgeon']],
  ]);
  expect(await ownOf(other)).toEqual([]);
});
