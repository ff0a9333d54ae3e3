import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Cookie with the role the browser plays. */
export const ROLE_COOKIE = 'check_role';

/**
 * An API for a release's check, so that checking needs no accounts and changes nothing: it says who is signed in, hands public reads
 * on to a real API when one is known, and answers everything else with an error, which every page must be able to show.
 */
export async function startFakeApi(
  realApi: string | undefined,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, realApi).catch(() => problem(response, 500));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, realApi: string | undefined): Promise<void> {
  const path = request.url ?? '/';
  const role = new RegExp(`${ROLE_COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
  if (path.startsWith('/api/auth/refresh') || path.startsWith('/api/auth/session'))
    return json(response, role === undefined ? null : session(decodeURIComponent(role)));
  if (path.startsWith('/api/rpc/get_current_user_role'))
    return json(response, role === undefined ? null : decodeURIComponent(role));
  if (request.method !== 'GET' || path.startsWith('/socket.io')) return problem(response, 500);
  // Not 500: a page whose reads fail is answered 503, and that would refuse every release of public pages.
  if (realApi === undefined) return problem(response, 404);
  const real = await fetch(realApi + path, { signal: AbortSignal.timeout(3000) });
  // Without a session: the page must show that there is no data, not sign the user out.
  if (real.status === 401) return problem(response, 500);
  if (!real.ok) return problem(response, real.status);
  response.writeHead(200, { 'content-type': real.headers.get('content-type') ?? 'application/json' });
  response.end(Buffer.from(await real.arrayBuffer()));
}

function session(role: string): object {
  const id = '00000000-0000-7000-8000-000000000001';
  return { access_token: 'check', expires_in: 600, user: { id, email: 'check@example.org', role, name: 'Check' } };
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

function problem(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(
    JSON.stringify({
      type: 'about:blank',
      title: 'Not here',
      status,
      detail: 'This is a check of a release: there is no data.',
      code: 'release_check',
      request_id: 'check',
    }),
  );
}
