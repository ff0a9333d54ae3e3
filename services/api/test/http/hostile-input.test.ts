import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, ENTRY_VISITORS, isAmong } from '@ayana/contracts/testing';
import type { Problem } from '@ayana/contracts/problems';
import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import { SeededRandom } from '../../src/seeds/random.js';
import { type CallOptions, startApi, type TestApi } from '../support/api.js';
import { BODIES, FORGED_CURSORS, HEADERS, JSON_VALUES, QUERIES, TEXTS, UNSTORABLE } from './hostile-values.js';
import { ROUTES } from '../access/routes.js';

/** Values of each list that are tried for each field or parameter: the same ones in every run. */
const TRIED = 2;
const SEED = 'hostile input';
const AT_ONCE = 8;
/** Always answers 503: this API has no mail server. */
const LEFT_OUT = new Set(['GET /health/ready']);
/** Longest path parameter of the router; an unreadable or longer one never reaches a route. */
const MAX_PARAMETER_LENGTH = 100;
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
}
interface Parameter {
  in: 'query' | 'path' | 'header';
  name: string;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
interface Attempt {
  route: string;
  method: string;
  path: string;
  options: CallOptions;
}

/** An empty release store is enough for the sitemap. */
const releases = mkdtempSync(join(tmpdir(), 'ayana-hostile-input-'));

let api: TestApi;
beforeAll(async () => {
  writeFileSync(join(releases, 'registry.json'), JSON.stringify({ ...EMPTY_REGISTRY, generation: 1 }));
  api = await startApi({ RELEASES_URL: releases });
});
afterAll(async () => {
  await api.close();
  rmSync(releases, { recursive: true });
});

/** As a query or a path contains it: a lone surrogate as invalid bytes (WTF-8). */
const encoded = (text: string): string =>
  Array.from(text, (sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('');

const isPathParameter = (text: string): boolean => text.isWellFormed() && encoded(text).length <= MAX_PARAMETER_LENGTH;

/** A valid value for a field of this schema, so that one hostile value is tested at a time. */
function usual({ type, format, enum: choices, example, minimum }: Schema): unknown {
  if (example !== undefined) return example;
  if (choices !== undefined) return choices[0];
  if (format === 'email') return 'sender@mail.example';
  if (format === 'uuid') return UNKNOWN_ID;
  if (format === 'date') return '2027-03-04';
  if (format === 'password') return 'a long pass phrase of one';
  const byType: Record<string, unknown> = {
    boolean: true,
    integer: minimum ?? 1,
    number: minimum ?? 1,
    object: {},
    array: [],
  };
  return byType[type ?? ''] ?? 'text';
}

class Attempts {
  readonly all: Attempt[] = [];
  private readonly random = new SeededRandom(SEED);

  constructor(private readonly document: ApiDocument) {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) this.addRoute(method.toUpperCase(), path, operation);
    for (const body of BODIES) this.add('POST', 'POST /functions/:name', '/functions/unknown', { body });
    for (const text of TEXTS.filter(isPathParameter))
      this.add('POST', 'POST /functions/:name', `/functions/${encoded(text)}`, { body: '{}' });
  }

  private addRoute(method: string, template: string, operation: Operation): void {
    const route = `${method} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    if (LEFT_OUT.has(route)) return;
    const parameters = operation.parameters ?? [];
    const plain = template.replaceAll(/\{\w+\}/g, UNKNOWN_ID);
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const fields = this.fieldsOf(content?.schema);
    const headers = type === undefined ? {} : { 'content-type': type };
    const form = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, usual(schema)]));
    const body = content === undefined ? {} : { body: JSON.stringify(form), headers };

    for (const { name } of parameters.filter((each) => each.in === 'path'))
      for (const text of [this.unstorable(), '..', '%', ...this.some(TEXTS)].filter(isPathParameter)) {
        const path = template.replace(`{${name}}`, encoded(text)).replaceAll(/\{\w+\}/g, UNKNOWN_ID);
        this.add(method, route, path, body);
      }
    for (const { name } of parameters.filter((each) => each.in === 'query')) {
      const texts = name === 'cursor' ? FORGED_CURSORS : this.some(TEXTS);
      for (const text of [this.unstorable(), ...texts])
        this.add(method, route, `${plain}?${name}=${encoded(text)}`, body);
      this.add(method, route, `${plain}?${name}=a&${name}=b`, body);
      this.add(method, route, `${plain}?${name}[a]=b`, body);
    }
    for (const query of this.some(QUERIES)) this.add(method, route, `${plain}?${query}`, body);
    for (const more of this.some(HEADERS))
      this.add(method, route, plain, { ...body, headers: { ...headers, ...more } });
    if (content === undefined) return;
    for (const whole of this.some(BODIES)) this.add(method, route, plain, { body: whole, headers });
    for (const field of Object.keys(fields)) {
      const others = JSON.stringify({ ...form, [field]: undefined }).slice(1);
      const values = [this.unstorable(), ...this.some(TEXTS)].map((text) => JSON.stringify(text));
      for (const value of [...values, ...this.some(JSON_VALUES)]) {
        const text = `{${JSON.stringify(field)}:${value}${others === '}' ? '' : ','}${others}`;
        this.add(method, route, plain, { body: text, headers });
      }
    }
  }

  private fieldsOf(schema: Schema | undefined): Record<string, Schema> {
    const name = schema?.$ref?.split('/').at(-1);
    return (name === undefined ? schema : this.document.components.schemas[name])?.properties ?? {};
  }

  /** One of them at each place: they are refused by one check before all routes. */
  private unstorable(): string {
    return this.random.some(UNSTORABLE, 1)[0] ?? '';
  }

  private some<Value>(values: readonly Value[]): Value[] {
    return this.random.some(values, TRIED);
  }

  private add(method: string, route: string, path: string, options: CallOptions): void {
    const entry = ROUTES[route];
    if (entry === undefined) throw new Error(`${route} is not in test/routes.ts`);
    const caller = (['super_admin', ...EVERY_ROLE] as Role[]).find((role) => isAmong(ENTRY_VISITORS[entry], role));
    this.all.push({
      route,
      method,
      path,
      options: entry === 'public' || caller === undefined ? options : { ...options, as: caller },
    });
  }
}

/** What is wrong with an answer, or null: no server error, and a refusal that names its field. */
async function fault(attempt: Attempt, tries = 3): Promise<string | null> {
  const { method, path, options } = attempt;
  const { status, headers, body, text } = await api.call<Problem | undefined>(method, path, options);
  // Too many reads at once for this machine: retry as a caller would.
  const comeBack = Number(headers.get('retry-after'));
  if (status === 503 && comeBack > 0 && tries > 1) {
    await setTimeout(comeBack * 1000);
    return await fault(attempt, tries - 1);
  }
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  if (status < 400) return null;
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return `${status} is no problem+json`;
  // An answer to HEAD has no body.
  if (method === 'HEAD') return null;
  if (body === undefined || body.status !== status || body.code === undefined) return `${status} is not described`;
  // Without a field it was PostgreSQL that refused the value: the last line of defence (problem.filter.ts).
  if (body.code === 'invalid_fields' && (body.errors ?? []).length === 0) return `${status} names no field`;
  return null;
}

const short = ({ route, path, options }: Attempt): string =>
  `${route} ${JSON.stringify(path.slice(0, 160))} ${JSON.stringify(options).slice(0, 260)}`;

test('any input to any route is answered without a server error, and a refusal names its field', async () => {
  const { body: document } = await api.call<ApiDocument>('GET', '/openapi.json');
  const { all } = new Attempts(document);
  expect(all.length).toBeGreaterThan(3000);
  const waiting = all.values();
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (const attempt of waiting) {
      const found = await fault(attempt).catch((error: unknown) => `no answer: ${String(error)}`);
      if (found !== null) faults.push(`${found} <- ${short(attempt)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
  expect((await api.call('GET', '/health/live')).status).toBe(200);
});
