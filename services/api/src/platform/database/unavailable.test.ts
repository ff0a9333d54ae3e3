import { emptyDatabase, type TestDatabase } from '../../../test/support/database.js';
import { toAppError } from '../http/problems/problem.filter.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

const failureOf = (sql: string, values: unknown[]): Promise<unknown> =>
  database.rows(sql, values).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([
  ['a NUL in a text', 'select $1::text', ['a\0b']],
  ['a NUL in JSON', 'select $1::jsonb', ['{"a":"\\u0000"}']],
  ['half of a pair of surrogates in JSON', 'select $1::jsonb', ['{"a":"\\ud800"}']],
  ['no number', 'select $1::int', ['1e400']],
  ['a number that is too large', 'select $1::int', ['2147483648']],
  ['a day that does not exist', 'select $1::date', ['0000-01-01']],
  ['a year in JavaScript’s notation', 'select $1::timestamptz', ['+010000-01-01T00:00:00.000Z']],
  ['JSON that is too deep', 'select $1::jsonb', ['['.repeat(100_000)]],
])('%s is a refusal, and no outage or fault', async (_name, sql, values) => {
  const { code, message } = toAppError(await failureOf(sql, values));
  expect(code).toBe('invalid_fields');
  expect(message).not.toMatch(/select|syntax|json/i);
});

test.each([
  ['57P01', 'service_unavailable'],
  ['57014', 'service_unavailable'],
  ['53100', 'service_unavailable'],
  ['53300', 'service_unavailable'],
  ['08006', 'service_unavailable'],
  ['40001', 'service_unavailable'],
  ['40P01', 'service_unavailable'],
  ['55P03', 'service_unavailable'],
  ['08P01', 'invalid_fields'],
  ['22P05', 'invalid_fields'],
  ['54000', 'invalid_fields'],
  ['23505', 'internal_error'],
  ['42P01', 'internal_error'],
])('SQLSTATE %s, however it is wrapped, is %s', (code, problem) => {
  const failure = Object.assign(new Error('of the driver'), { code });
  const wrapped = new Error('of the mapper', { cause: Object.assign(new Error('within'), { previous: failure }) });
  expect([toAppError(failure).code, toAppError(wrapped).code]).toEqual([problem, problem]);
});
