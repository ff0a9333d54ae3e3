import { call } from '@ayana/portal-kit';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
};

export const read = <Answer>(path: string, query: Query = {}): Promise<Answer> =>
  call('GET', withQuery(path, query)) as Promise<Answer>;

export const write = <Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => call(method, path, { body, headers }) as Promise<Answer>;
