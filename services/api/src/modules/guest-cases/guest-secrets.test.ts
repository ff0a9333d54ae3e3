import '../../platform/languages/register.js';
import { post, serving } from '../../../test/support/api-processes.js';
import { eventually } from '../../../test/support/eventually.js';
import { consultationForm } from '../consultations/consultation.factory.js';

const site = serving();

test('no secret of a link, session or code is in a log or in the audit trail', async () => {
  const { url, program } = await site.serve({ LOG_LEVEL: 'trace' });
  const email = 'guest.secret@example.com';
  await post(url, '/functions/consultation-form', consultationForm({ email }));
  await eventually(async () => site.sink.taken.some(({ to }) => to === email));
  const raw = (site.sink.taken.find(({ to }) => to === email)?.raw ?? '')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  const token = decodeURIComponent(/\/case\?part=reports#([\w.%-]+)/.exec(raw)?.[1] ?? '');
  const opened = await post(url, '/guest-case/session', { token });
  expect(opened.status).toBe(200);
  const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  expect((await post(url, '/guest-case/codes', {}, { cookie, referer: `${url}/case#${token}` })).status).toBe(201);
  expect((await post(url, '/guest-case/confirmation', { code: '123456' }, { cookie })).status).toBeGreaterThan(199);
  // A wrong secret, and one where it does not belong.
  await post(url, '/guest-case/session', { token: `${token}x` });
  await fetch(`${url}/api/guest-case?token=${token}`, { headers: { cookie } });
  await eventually(async () => program.output().includes('/api/guest-case/confirmation'));
  const secrets = [token.split('.')[1] ?? '', cookie.split('=')[1] ?? ''];
  const audit = JSON.stringify(await site.database.rows('select * from audit_entries'));
  expect(audit).toContain('guest_link');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(program.output()).not.toContain(secret);
    expect(audit).not.toContain(secret);
  }
});
