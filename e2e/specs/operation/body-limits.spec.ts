import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bodyRuleOf } from '@ayana/contracts/operation';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

import { expect, test } from '../../harness/fixtures.ts';
import { uniqueAddress } from '../../harness/own-address.ts';

interface ApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
}
interface Sending {
  method: string;
  path: string;
  type: string;
}

const WRITES = new Set(['post', 'put', 'patch']);
const FORM = 'application/x-www-form-urlencoded';
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
const AT_ONCE = 6;

/** Every route of the API that takes a body, with each type it takes; a command without fields still reads JSON. */
function sendingsOf({ paths }: ApiDocument): Sending[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const types = Object.keys(requestBody?.content ?? (WRITES.has(method) ? { 'application/json': {} } : {}));
      const address = `/api${path.replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`;
      return types.map((type) => ({ method: method.toUpperCase(), path: address, type }));
    }),
  );
}

/** The pages that take a form which the browser posts itself. */
function pageForms(): Sending[] {
  const text = readFileSync(join(repositoryRoot, 'mfe-public', 'portal.json'), 'utf8');
  const { routes } = JSON.parse(text) as { routes: { path: string; form?: boolean }[] };
  return routes
    .filter(({ form }) => form === true)
    .map(({ path }) => ({ method: 'POST', path: path.replaceAll(/:\w+/g, UNKNOWN_ID), type: FORM }));
}

/** A body of this many bytes: JSON that can be read, and letters where the form of the type does not matter. */
function bodyOf(type: string, bytes: number): string {
  const letters = (frame: string): string => 'x'.repeat(bytes - frame.length);
  return type.includes('json') ? `{"x":"${letters('{"x":""}')}"}` : letters('');
}

test('the site takes the largest body of every route and type, and not a byte more', async ({ site }) => {
  const { origin } = site;
  const answer = await fetch(`${origin}/api/openapi.json`);
  const ofApi = sendingsOf((await answer.json()) as ApiDocument);
  expect(ofApi.length).toBeGreaterThan(250);
  expect(new Set(ofApi.map(({ type }) => type))).toEqual(
    new Set([
      'application/json',
      'application/csp-report',
      'application/reports+json',
      'text/csv',
      'application/offset+octet-stream',
      'multipart/form-data',
      'message/rfc822',
    ]),
  );

  /** Answers of nobody's session: a body is read, and refused when it is too large, before the session is looked at. */
  async function statusOf({ method, path, type }: Sending, bytes: number): Promise<number> {
    const { status, body } = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        'content-type': type.startsWith('multipart/') ? `${type}; boundary=x` : type,
        'x-forwarded-for': uniqueAddress(),
      },
      body: bodyOf(type, bytes),
    });
    await body?.cancel();
    return status;
  }

  const faults: string[] = [];
  const waiting = [...ofApi, ...pageForms()].values();
  const work = async (): Promise<void> => {
    for (const sending of waiting) {
      const { bytes } = bodyRuleOf(sending.type);
      const [largest, over] = [await statusOf(sending, bytes), await statusOf(sending, bytes + 1)];
      if (largest === 413 || largest >= 500 || over !== 413)
        faults.push(`${sending.method} ${sending.path} ${sending.type}: ${bytes} bytes ${largest}, one more ${over}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
});
