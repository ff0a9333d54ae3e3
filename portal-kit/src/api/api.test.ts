import { api, call } from './client';
import { submitForm } from './submit-form';
import { answerApi, resetKit, signInAs } from '../testing';
import { setTokenRenewal, setAccessToken } from '../session/token';
import { useReleases } from '../release/release-watcher';

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'Someone else has claimed this request.',
  code: 'already_claimed',
  request_id: 'r-1',
};
let restore = (): void => {};

beforeEach(() => {
  resetKit();
  useReleases.setState({ tab: 0, latest: 0 });
});
afterEach(() => restore());

describe('the API client', () => {
  it('sends the session’s token and answers typed data', async () => {
    signInAs('admin');
    const network = answerApi({ 'GET /inbox/unread-count': 3 });
    restore = network.restore;
    const { data } = await api.GET('/inbox/unread-count');
    expect(data).toBe(3);
    expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer test-token');
  });

  it('turns a refusal into a problem with its code, text and request', async () => {
    const network = answerApi({ 'POST /inbox/1/claim': () => Response.json(problem, { status: 409 }) });
    restore = network.restore;
    await expect(call('POST', '/inbox/1/claim')).rejects.toMatchObject({
      status: 409,
      code: 'already_claimed',
      message: problem.detail,
      requestId: 'r-1',
    });
  });

  it('renews the token once when the server no longer takes it, and repeats the call', async () => {
    signInAs('admin');
    setTokenRenewal(async () => setAccessToken('renewed', 600));
    const network = answerApi({
      'GET /inbox/unread-count': (request: Request) =>
        request.headers.get('authorization') === 'Bearer renewed' ? 7 : new Response(null, { status: 401 }),
    });
    restore = network.restore;
    await expect(call('GET', '/inbox/unread-count')).resolves.toBe(7);
    expect(network.requests).toHaveLength(2);
  });

  it('retries reads, but no deletes, which may have worked', async () => {
    const network = answerApi({
      'GET /inbox/unread-count': () => Promise.reject(new TypeError('Failed to fetch')),
      'DELETE /auth/sessions/1': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    restore = network.restore;
    await expect(call('DELETE', '/auth/sessions/1')).rejects.toMatchObject({ code: 'network_error' });
    expect(network.requests).toHaveLength(1);
    await expect(call('GET', '/inbox/unread-count')).rejects.toMatchObject({ code: 'network_error' });
    expect(network.requests.length).toBeGreaterThan(2);
  });

  it('repeats a POST after a lost line only with a key, which makes that harmless', async () => {
    const network = answerApi({ 'POST /auth/sign-up': () => Promise.reject(new TypeError('Failed to fetch')) });
    restore = network.restore;
    await expect(call('POST', '/auth/sign-up', { body: {} })).rejects.toMatchObject({ code: 'network_error' });
    expect(network.requests).toHaveLength(1);
    const headers = { 'Idempotency-Key': 'k-1' };
    await expect(call('POST', '/auth/sign-up', { body: {}, headers })).rejects.toMatchObject({ code: 'network_error' });
    const keys = network.requests.slice(1).map((request) => request.headers.get('idempotency-key'));
    expect(keys).toEqual(['k-1', 'k-1', 'k-1']);
  });

  it('keeps one request id through all tries, and an id it was given', async () => {
    const network = answerApi({ 'GET /inbox/unread-count': () => Promise.reject(new TypeError('Failed to fetch')) });
    restore = network.restore;
    await expect(call('GET', '/inbox/unread-count')).rejects.toMatchObject({ code: 'network_error' });
    const ids = network.requests.map((request) => request.headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(ids).size).toBe(1);
    network.requests.length = 0;
    const headers = { 'x-request-id': 'given-0001' };
    await expect(call('GET', '/inbox/unread-count', { headers })).rejects.toMatchObject({ code: 'network_error' });
    expect(network.requests[0]?.headers.get('x-request-id')).toBe('given-0001');
  });

  it('sends and renews no token for sign-in and refresh', async () => {
    signInAs('admin');
    const renew = jest.fn(async () => setAccessToken('renewed', 600));
    setTokenRenewal(renew);
    const refuse = (): Response => Response.json({ ...problem, status: 401 }, { status: 401 });
    const network = answerApi({ 'POST /auth/refresh': refuse, 'POST /auth/sign-in': refuse, 'GET /users': refuse });
    restore = network.restore;
    for (const path of ['/auth/refresh', '/auth/sign-in'])
      await expect(call('POST', path)).rejects.toMatchObject({ status: 401 });
    expect(network.requests.map((request) => request.headers.get('authorization'))).toEqual([null, null]);
    expect(renew).not.toHaveBeenCalled();
    await expect(call('GET', '/users')).rejects.toMatchObject({ status: 401 });
    expect(network.requests.slice(2).map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer test-token',
      'Bearer renewed',
    ]);
  });

  it.each([
    ['7', 7],
    ['1.2', 2],
    ['-3', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads Retry-After %j as %j seconds', async (value, seconds) => {
    const headers = value === null ? {} : { 'retry-after': value };
    const network = answerApi({ 'DELETE /auth/sessions': () => Response.json(problem, { status: 429, headers }) });
    restore = network.restore;
    await expect(call('DELETE', '/auth/sessions')).rejects.toMatchObject({ retryAfter: seconds });
    await expect(api.DELETE('/auth/sessions')).rejects.toMatchObject({ retryAfter: seconds, code: problem.code });
  });

  it('returns null for an empty answer, and sends a body as JSON', async () => {
    const network = answerApi({ 'POST /auth/sign-out': () => new Response(null, { status: 204 }) });
    restore = network.restore;
    await expect(call('POST', '/auth/sign-out', { body: { a: 1 } })).resolves.toBeNull();
    await expect(call('POST', '/auth/sign-out')).resolves.toBeNull();
    expect(network.requests.map((request) => request.headers.get('content-type'))).toEqual(['application/json', null]);
  });

  it('learns of a newer release from any answer', async () => {
    const network = answerApi({
      'GET /health/live': () => Response.json({}, { headers: { 'ayana-generation': '12' } }),
    });
    restore = network.restore;
    await call('GET', '/health/live');
    expect(useReleases.getState().latest).toBe(12);
  });
});

describe('submitForm (spec section 5)', () => {
  it('sends one key per form and returns the server’s answer', async () => {
    const answer = { success: true, message: 'Thank you.', id: '1' };
    const network = answerApi({ 'POST /functions/newsletter': answer });
    restore = network.restore;
    await expect(submitForm('newsletter', { email: 'a@b.test' }, { idempotencyKey: 'k-1' })).resolves.toEqual(answer);
    expect(network.requests[0]?.headers.get('idempotency-key')).toBe('k-1');
    await expect(network.requests[0]?.json()).resolves.toEqual({ email: 'a@b.test' });
  });

  it.each([
    ['general-inquiry', 'form_not_available_yet'],
    ['horoscope', 'unsupported_form_type'],
    ['toString', 'unsupported_form_type'],
  ])('refuses %s before anything is sent', async (form, code) => {
    const network = answerApi({});
    restore = network.restore;
    await expect(submitForm(form as 'newsletter', { email: '' }, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code,
    });
    expect(network.requests).toEqual([]);
  });
});
