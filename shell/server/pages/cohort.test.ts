import { cohortOf } from './cohort';

const parts = { hasParts: () => true };
const config = { publicOrigin: 'https://ayana.example', trustedHops: 0 };

function ask(headers: Record<string, string>, options: Parameters<typeof cohortOf>[2]) {
  const sent: unknown[] = [];
  const reply = { header: (...header: unknown[]) => void sent.push(header) } as never;
  return { ...cohortOf({ headers }, reply, options), sent };
}

test('without a partial release nobody has a cohort, and the page is for all', () => {
  expect(ask({ cookie: 'ayana_cohort=7' }, { registry: { hasParts: () => false }, config })).toEqual({
    number: undefined,
    isShared: true,
    byHeader: false,
    sent: [],
  });
});

test('a session draws its cohort once, and its pages are its own', () => {
  const first = ask({}, { registry: parts, config });
  expect(first.isShared).toBe(false);
  expect(first.sent).toEqual([['set-cookie', `ayana_cohort=${first.number}; Path=/; HttpOnly; SameSite=Lax; Secure`]]);
  const next = ask({ cookie: `ayana_cohort=${first.number}` }, { registry: parts, config });
  expect(next).toEqual({ number: first.number, isShared: false, byHeader: false, sent: [] });
});

test('a proxy in front may choose the cohort, so that it can keep the pages of each', () => {
  const behind = { registry: parts, config: { ...config, trustedHops: 1 } };
  expect(ask({ 'x-ayana-cohort': '4200' }, behind)).toEqual({
    number: 4200,
    isShared: true,
    byHeader: true,
    sent: [],
  });
  expect(ask({ 'x-ayana-cohort': 'all' }, behind).isShared).toBe(false);
});

test('nobody else may: without a trusted proxy the header means nothing', () => {
  expect(ask({ 'x-ayana-cohort': '4200' }, { registry: parts, config })).toMatchObject({
    isShared: false,
    byHeader: false,
  });
});
