import { startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('security events', () => {
  test('take the user from the session', async () => {
    const details = {
      violated_directive: 'script-src',
      blocked_uri: 'https://evil.example/a.js',
      document_uri: 'http://localhost:3000/contact',
      source_file: 'http://localhost:3000/app.js',
      line_number: 7,
    };
    const { status, body } = await api.call<{ id: string }>('POST', '/rpc/log_security_event', {
      as: 'patient',
      body: {
        event_type: 'csp_violation',
        details: { ...details, document_uri: `${details.document_uri}?email=a@b.example#x`, user_id: 'x', note: 'y' },
      },
    });
    expect(status).toBe(201);
    const [row] = await api.database.rows(
      `select users.role, event_type, details from security_events join users on users.id = user_id where security_events.id = $1`,
      [body.id],
    );
    expect(row).toEqual({ role: 'patient', event_type: 'csp_violation', details });
    const forged = await api.call('POST', '/rpc/log_security_event', {
      as: 'patient',
      body: { event_type: 'user_login', user_id: 'x', details: {} },
    });
    expect(forged.status).toBe(422);
  });

  test.each([
    [
      'application/csp-report',
      {
        'csp-report': {
          'violated-directive': 'img-src',
          'blocked-uri': 'https://x.example/a?secret=1',
          'document-uri': 'http://localhost:3000/?q=1',
          'source-file': 'a.js',
          'line-number': 3,
        },
      },
      3,
    ],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'img-src',
            blockedURL: 'https://x.example/a?secret=1',
            documentURL: 'http://localhost:3000/?q=1',
            sourceFile: 'a.js',
            lineNumber: 4,
          },
        },
      ],
      4,
    ],
  ] as const)('a report as %s keeps the five details and no query', async (type, report, line_number) => {
    const { status } = await api.call('POST', '/security/csp-reports', {
      body: JSON.stringify(report),
      headers: { 'content-type': type },
    });
    expect(status).toBe(204);
    const [row] = await api.database.rows(
      `select details from security_events where user_id is null order by created_at desc limit 1`,
    );
    expect(row).toEqual({
      details: {
        violated_directive: 'img-src',
        blocked_uri: 'https://x.example/a',
        document_uri: 'http://localhost:3000/',
        source_file: 'a.js',
        line_number,
      },
    });
  });
});
