import type { ConsultationNote } from '@ayana/contracts/consultation-room';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { testSockets } from '../../../test/support/sockets.js';
import { personOf, TestCase } from '../journeys/testing/case.js';
import { type Talk, TestRooms } from './testing/rooms.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rooms = new TestRooms(() => api, sockets);
const { get, rows, talk } = rooms;

describe('the note', () => {
  type Notes = { draft: ConsultationNote | null; signed: ConsultationNote[] };
  const put = (one: Talk, body: object, who: { token: string } = one.doctor) =>
    api.call<ConsultationNote & Problem>('PUT', `/consultation-room/${one.id}/note`, { token: who.token, body });
  const sign = (one: Talk, revision: number) =>
    api.call<ConsultationNote & Problem>('POST', `/consultation-room/${one.id}/note/sign`, {
      token: one.doctor.token,
      body: { revision },
    });
  const journeyNotes = (one: Talk, who: { token: string } | { as: Role }) =>
    api.call<{ items: ConsultationNote[] }>('GET', `/consultation-notes?journey_id=${one.one.journey_id}`, who);

  test('a draft is the doctor’s alone; signed it is final, and the patient and staff read it', async () => {
    const one = await talk();
    const first = await put(one, { reason: 'Pain in the knee', revision: 0 });
    expect([first.status, first.body.version, first.body.revision]).toEqual([200, 1, 1]);
    expect((await put(one, { reason: 'Other', revision: 0 })).status).toBe(412);
    const second = await put(one, { reason: 'Pain in the knee', advice: 'Rest', revision: 1 });
    expect((await get<Notes>(one.id, one.patient, '/note')).body).toEqual({ draft: null, signed: [] });
    expect((await get<Notes>(one.id, 'ayana_staff', '/note')).body).toEqual({ draft: null, signed: [] });
    expect((await journeyNotes(one, { token: one.patient.token })).body.items).toEqual([]);
    expect((await sign(one, 1)).status).toBe(412);
    expect((await sign(one, second.body.revision)).body.signed_at).not.toBeNull();
    expect((await sign(one, second.body.revision)).status).toBe(409);
    expect((await get<Notes>(one.id, one.patient, '/note')).body.signed.map(({ advice }) => advice)).toEqual(['Rest']);
    const own = await api.call<{ items: ConsultationNote[] }>('GET', '/own-consultation-notes', {
      token: one.patient.token,
    });
    expect(own.body.items).toMatchObject([{ appointment_id: one.id, advice: 'Rest' }]);
    expect((await journeyNotes(one, { as: 'ayana_staff' })).body.items).toHaveLength(1);
    expect(
      await rows(
        `select part from record_accesses where journey_id = $1 and part = 'consultation_notes'`,
        one.one.journey_id,
      ),
    ).toHaveLength(1);
    expect(await rows('select title from patient_notifications where journey_id = $1', one.one.journey_id)).toEqual([
      { title: 'The note of your consultation is ready' },
    ]);

    const correction = await put(one, { reason: 'Pain in the left knee', revision: 0 });
    expect([correction.body.version, correction.body.signed_at]).toEqual([2, null]);
    expect((await journeyNotes(one, { as: 'ayana_staff' })).body.items.map(({ version }) => version)).toEqual([1]);
    await sign(one, 1);
    expect((await journeyNotes(one, { as: 'ayana_staff' })).body.items.map(({ version }) => version)).toEqual([2]);
    expect((await get<Notes>(one.id, one.patient, '/note')).body.signed.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('signed, it is a line on the timeline, for those who read notes', async () => {
    const one = await talk();
    await put(one, { advice: 'Rest', revision: 0 });
    const lines = async (who: { token: string } | { as: Role }) => {
      const { body } = await api.call<{ entries: { event: string; actor: { id: string } | null }[] }>(
        'GET',
        `/patient-journeys/${one.one.journey_id}`,
        who,
      );
      return body.entries.filter(({ event }) => event === 'consultation_note_signed').map(({ actor }) => actor?.id);
    };
    const patient = { token: one.patient.token };
    expect(await lines(patient)).toEqual([]);
    await sign(one, 1);
    const son = await personOf(api, 'unverified_user');
    await api.database.add('companions', { journey_id: one.one.journey_id, user_id: son.id, email: son.email });
    expect([await lines(patient), await lines({ as: 'ayana_staff' })]).toEqual([[one.doctor.id], [one.doctor.id]]);
    // A companion reads the timeline, and not that there is a note.
    expect(await lines({ token: son.token })).toEqual([]);
  });

  test('its paper is tagged, in the patient’s language, and its opening is written down; a draft has none', async () => {
    const one = await talk();
    await rows(`update users set language = 'ar-XB' where id = $1`, one.patient.id);
    const { body } = await put(one, { advice: 'Rest for two days', revision: 0 });
    const paper = async ({ token }: { token: string }) => {
      const answer = await fetch(`${api.url}/api/consultation-notes/${body.id}/pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
    };
    expect((await paper(one.doctor)).status).toBe(404);
    await sign(one, 1);
    const { status, text } = await paper(one.patient);
    expect([status, text.slice(0, 5), text.includes('/StructTreeRoot'), text.includes('/Lang (ar-XB)')]).toEqual([
      200,
      '%PDF-',
      true,
      true,
    ]);
    expect((await paper(one.doctor)).status).toBe(200);
    expect((await paper({ token: await api.signIn('ayana_staff') })).status).toBe(200);
    for (const stranger of [await personOf(api, 'doctor'), await personOf(api, 'patient')])
      expect((await paper(stranger)).status).toBe(404);
    const openings = await rows<{ by_user_id: string }>(
      `select by_user_id from record_accesses where journey_id = $1 and part = 'consultation_notes' and what = 'downloaded' order by at`,
      one.one.journey_id,
    );
    expect(openings.map(({ by_user_id }) => by_user_id).slice(0, 2)).toEqual([one.patient.id, one.doctor.id]);
    expect(openings).toHaveLength(3);
  });

  test('nobody else writes or reads it, not before the talk, and not an empty one', async () => {
    const one = await talk();
    for (const person of [one.patient, await personOf(api, 'doctor')])
      expect([403, 404]).toContain((await put(one, { reason: 'x', revision: 0 }, person)).status);
    expect((await put(await talk(60), { reason: 'x', revision: 0 })).status).toBe(409);
    expect((await put(one, { revision: 0 })).status).toBe(200);
    expect((await sign(one, 1)).status).toBe(409);
    const stranger = await TestCase.begin(api);
    expect((await journeyNotes(one, { token: stranger.patient.token })).status).toBe(404);
    const hospital = await personOf(api, 'doctor');
    await one.one.assign('opinion', hospital);
    expect((await journeyNotes(one, { token: hospital.token })).status).toBe(404);
    expect((await put(await talk(-30, 'phone'), { reason: 'By phone', revision: 0 })).status).toBe(200);
  });
});
