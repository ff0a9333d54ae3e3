import '../../../platform/languages/register.js';
import { type TestApi, startApi } from '../../../../test/support/api.js';
import { Database } from '../../../platform/database/database.js';
import { hospitalOf, personOf } from '../../journeys/testing/case.js';
import { refuseReaders } from './refuse-readers.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a member who may only read is refused; members, owners and those of no organisation are not', async () => {
  const { person, partner_id } = await hospitalOf(api, 0);
  const patient = await personOf(api, 'patient');
  const write = (id: string) =>
    api.app.get(Database).write(async (em) => {
      await refuseReaders(em, { id, role: null, session_id: '' });
      return true;
    });
  const as = (role: string) =>
    api.database.rows('update partner_members set role = $3 where user_id = $1 and partner_id = $2', [
      person.id,
      partner_id,
      role,
    ]);
  await as('read_only');
  await expect(write(person.id)).rejects.toMatchObject({ code: 'not_allowed' });
  for (const role of ['member', 'owner']) {
    await as(role);
    expect(await write(person.id)).toBe(true);
  }
  expect(await write(patient.id)).toBe(true);
});

test('a hospital of the catalogue is of kind hospital', async () => {
  expect(
    await api.database.rows(
      `select distinct kind from partners where id in (select partner_id from partner_hospitals)`,
    ),
  ).toEqual([{ kind: 'hospital' }]);
});
