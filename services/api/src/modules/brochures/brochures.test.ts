import { BROCHURE_SPECIALITIES } from '@ayana/contracts/brochures';
import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { permanentTokenHash, permanentTokens } from '../../platform/secrets/permanent-token.js';
import { brochureRequest } from './brochures.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (body: unknown, headers?: Record<string, string>) =>
  api.call<{ success: boolean; message: string; id: string }>('POST', '/functions/brochure-request', {
    body,
    ...(headers ? { headers } : {}),
  });
const tokenOf = (id: string): string => permanentTokens(api.config.cookieSecret)('download_brochure', id);
const open = (token: string) => fetch(`${api.url}/api/brochures/${encodeURIComponent(token)}`, { redirect: 'manual' });
const bytesOf = async (token: string): Promise<Buffer> => Buffer.from(await (await open(token)).arrayBuffer());

describe('a request for a brochure', () => {
  test('is a row without permission to contact its reader, a mail with the link and a notice', async () => {
    const { status, body } = await send(brochureRequest());
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: FORM_MESSAGES.brochure, id: expect.any(String) });
    const [row] = await api.database.rows(
      'select *, expires_at - created_at as lasts from brochure_requests where id = $1',
      [body.id],
    );
    expect(row).toMatchObject({
      ...brochureRequest(),
      may_write: false,
      token_hash: permanentTokenHash(tokenOf(body.id)),
      lasts: { days: 7 },
    });
    const mails = await api.database.rows(
      `select template, recipient, data::text from outgoing_mails where dedupe_key like 'brochure:' || $1 || ':%' order by template`,
      [body.id],
    );
    expect(mails).toMatchObject([
      { template: 'brochure_link', recipient: 'amina.otieno@example.com' },
      { template: 'brochure_notice', recipient: 'team@ayana.test' },
    ]);
    // Neither the row nor the stored mail contains the token.
    expect(JSON.stringify([row, mails])).not.toContain(tokenOf(body.id));
  });

  test('allows contact when ticked, and needs no name', async () => {
    const { body } = await send(brochureRequest({ may_write: true, name: '' }));
    expect(await api.database.rows('select may_write, name from brochure_requests where id = $1', [body.id])).toEqual([
      { may_write: true, name: null },
    ]);
  });

  test('needs an existing speciality and language, and an address', async () => {
    expect(refusedFieldsOf(await send({}))).toEqual(['email', 'language', 'speciality']);
    expect(refusedFieldsOf(await send(brochureRequest({ speciality: 'video', language: 'fr' })))).toEqual([
      'language',
      'speciality',
    ]);
    expect(refusedFieldsOf(await send({ ...brochureRequest(), token_hash: 'x' }))).toEqual(['token_hash']);
  });

  test('is sent once for one key', async () => {
    const headers = { 'idempotency-key': 'brochure-once-0001' };
    const first = await send(brochureRequest({ email: 'once@example.com' }), headers);
    const again = await send(brochureRequest({ email: 'once@example.com' }), headers);
    expect(again.text).toBe(first.text);
    expect(await api.database.rows(`select 1 from brochure_requests where email = 'once@example.com'`)).toHaveLength(1);
  });
});

describe('the link of the mail', () => {
  test.each(BROCHURE_SPECIALITIES)('opens a tagged PDF about %s, again and again the same', async (speciality) => {
    const { body } = await send(brochureRequest({ speciality }));
    const answer = await open(tokenOf(body.id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="ayana-${speciality}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const text = pdf.toString('latin1');
    expect(text).toContain('/Marked true');
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(9);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(12);
    expect((await bytesOf(tokenOf(body.id))).equals(pdf)).toBe(true);
  });

  test('shows the current price', async () => {
    const { body } = await send(brochureRequest({ speciality: 'ophthalmology' }));
    const before = await bytesOf(tokenOf(body.id));
    await api.database.rows(
      `update treatments set india_usd_max = india_usd_max + 100 where category = 'Ophthalmology'`,
    );
    const after = await bytesOf(tokenOf(body.id));
    expect(after.equals(before)).toBe(false);
    expect(after.subarray(0, 4).toString()).toBe('%PDF');
  });

  test('leads to a new one once it has expired, and opens nothing else', async () => {
    const { body } = await send(brochureRequest({ speciality: 'fertility' }));
    await api.database.rows(`update brochure_requests set expires_at = now() - interval '1 second' where id = $1`, [
      body.id,
    ]);
    const expired = await open(tokenOf(body.id));
    expect([expired.status, expired.headers.get('location')]).toEqual([
      302,
      '/brochure?link=expired&speciality=fertility',
    ]);
    for (const forged of [
      body.id,
      `${body.id}.x`,
      permanentTokenHash(tokenOf(body.id)),
      permanentTokens(api.config.cookieSecret)('follow_support_request', body.id),
    ]) {
      const answer = await open(forged);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/brochure?link=unknown']);
    }
  });

  test('is deleted a month after it expired, unless its reader may be contacted', async () => {
    const [gone, kept] = await Promise.all([send(brochureRequest()), send(brochureRequest({ may_write: true }))]);
    const ids = [gone.body.id, kept.body.id];
    await api.database.rows(
      `update brochure_requests set expires_at = now() - interval '31 days' where id = any ($1)`,
      [ids],
    );
    await api.app.get(Housekeeping).clean();
    expect(await api.database.rows('select id from brochure_requests where id = any ($1)', [ids])).toEqual([
      { id: kept.body.id },
    ]);
  });
});
