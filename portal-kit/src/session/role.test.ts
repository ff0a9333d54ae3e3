import { type ReadRole, readRole } from './role';

const NONE: ReadRole = { role: null, unknown_role: undefined };

function run(options: { tokens: (string | undefined)[]; answer?: unknown }): {
  waits: number[];
  role: Promise<ReadRole>;
} {
  const waits: number[] = [];
  const tokens = [...options.tokens];
  const role = readRole({
    token: async () => tokens.shift(),
    call: async () => options.answer ?? 'doctor',
    pause: async (milliseconds) => void waits.push(milliseconds),
  });
  return { waits, role };
}

it('waits 50 ms, then 150 ms times the attempt while there is no token (spec section 9)', async () => {
  const { role, waits } = run({ tokens: [undefined, undefined, 'token'] });
  expect(await role).toEqual({ role: 'doctor', unknown_role: undefined });
  expect(waits).toEqual([50, 150, 300]);
});

it('gives up after three retries: there is no role then', async () => {
  const { role, waits } = run({ tokens: [undefined, undefined, undefined, undefined, 'too late'] });
  expect(await role).toEqual(NONE);
  expect(waits).toEqual([50, 150, 300, 450]);
});

it('keeps a role that this version does not know apart from none', async () => {
  expect(await run({ tokens: ['token'], answer: 'emperor' }).role).toEqual({ role: null, unknown_role: 'emperor' });
  for (const answer of ['', 7, {}]) expect(await run({ tokens: ['token'], answer }).role).toEqual(NONE);
});

it('retries a call that fails, then sets the role to none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const call = jest.fn(async () => Promise.reject(new Error('down')));
  expect(await readRole({ token: async () => 'token', call, pause: async () => {} })).toEqual(NONE);
  expect(call).toHaveBeenCalledTimes(4);
  warn.mockRestore();
});
