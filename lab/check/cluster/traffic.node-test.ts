import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';

import { failuresOf, isAnswered, type Outcome, Traffic } from './traffic.ts';

interface Seen {
  readonly path: string;
  readonly key: string | undefined;
  readonly from: string | undefined;
}

/** Ten requests at a server that answers as `answer` says. */
async function tenRequests(
  answer: (request: IncomingMessage, response: ServerResponse, earlier: number) => void,
): Promise<{ outcomes: readonly Outcome[]; seen: readonly Seen[]; traffic: Traffic }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    const key = headers['idempotency-key'] as string | undefined;
    const same = seen.filter((each) => (key === undefined ? each.path === path : each.key === key));
    seen.push({ path, key, from: headers['x-forwarded-for'] as string | undefined });
    request.resume();
    answer(request, response, same.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const traffic = new Traffic(`http://127.0.0.1:${port}`, ['/page-1', '/page-2', '/page-3', '/api/a', '/api/b']);
  traffic.start(100);
  while (traffic.outcomes.length + 5 < 10) await new Promise((resolve) => setTimeout(resolve, 2));
  await traffic.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { outcomes: traffic.outcomes, seen, traffic };
}

const ok = (request: IncomingMessage, response: ServerResponse): void =>
  void response.writeHead(request.method === 'POST' ? 201 : 200).end('{}');

test('what is answered is counted once, each from an address of its own', async () => {
  const { outcomes, seen } = await tenRequests(ok);
  assert.ok(outcomes.every(isAnswered));
  assert.ok(outcomes.every(({ tries }) => tries === 1));
  assert.equal(new Set(seen.map(({ from }) => from)).size, seen.length);
  assert.ok(outcomes.some(({ kind }) => kind === 'form'));
});

test('a call that is answered 503 is sent again with the same key; a page is not', async () => {
  const { outcomes, seen } = await tenRequests((request, response, earlier) => {
    if (earlier === 0) response.writeHead(503, { 'retry-after': '5' }).end();
    else ok(request, response);
  });
  const forms = outcomes.filter(({ kind }) => kind === 'form');
  assert.ok(forms.length > 0 && forms.every((each) => isAnswered(each) && each.tries === 2));
  assert.equal(new Set(seen.flatMap(({ key }) => key ?? [])).size, forms.length);
  const pages = outcomes.filter(({ kind }) => kind === 'page');
  assert.ok(pages.some(({ status, tries, retryAfter }) => status === 503 && tries === 1 && retryAfter === '5'));
});

test('a broken connection is tried again, an error of the server is not, and what stays failed is named', async () => {
  const { outcomes } = await tenRequests((request, response) => {
    if (request.url?.startsWith('/page') === true) response.destroy();
    else response.writeHead(500).end();
  });
  assert.ok(outcomes.every((each) => !isAnswered(each)));
  assert.ok(outcomes.every(({ kind, tries }) => tries === (kind === 'page' ? 2 : 1)));
  const lines = failuresOf(outcomes).toSorted();
  assert.match(lines.join('\n'), /\d+ x form answered 500 \(\) during: nothing/);
  assert.match(lines.join('\n'), /\d+ x page not answered \(.+\) during: nothing/);
});
