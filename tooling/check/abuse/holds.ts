import { withClient } from '../../database/connect.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import type { Attack, Target } from './attack.ts';
import { freshAddress, json, type Request, send } from './kit/request.ts';

const PER_ADDRESS = 5;
const PER_VISITOR = 2;
/** The API takes 60 a minute of an address. */
const TRIES = 24;

interface Held {
  readonly slot_id: string;
  readonly holder_key: string;
}

interface Doctor {
  readonly id: string;
  readonly free: readonly string[];
}

/** One visitor, or one address, tries to hold every free time of a doctor. */
export const holds: Attack = {
  name: 'holds',
  title: 'All free times of a doctor held',
  wanted: 'At most 5 times are held for one address and 2 for one visitor, and they come back.',
  async run(target) {
    const { origin, tally } = target;
    const doctor = await busiest(origin);
    const address = freshAddress();
    const wanted = doctor.free.slice(0, TRIES);
    const byAddress: Held[] = [];
    for (const start of wanted.slice(0, TRIES / 2)) byAddress.push(...(await hold(target, doctor, start, { address })));
    await runInParallel(
      wanted.slice(TRIES / 2),
      6,
      async (start) => void byAddress.push(...(await hold(target, doctor, start, { address }))),
    );
    const ofAddress = await live(target, byAddress);
    tally.expect(
      ofAddress > 0 && ofAddress <= PER_ADDRESS,
      `not 1 to ${PER_ADDRESS} times held for one address`,
      `${ofAddress} of ${wanted.length}`,
    );
    await release(target, doctor, byAddress);
    const cookies: string[] = [];
    const byVisitor: Held[] = [];
    for (const start of wanted.slice(0, 10))
      byVisitor.push(...(await hold(target, doctor, start, { address: freshAddress(), cookies })));
    const ofVisitor = await live(target, byVisitor);
    tally.expect(
      ofVisitor > 0 && ofVisitor <= PER_VISITOR,
      `not 1 to ${PER_VISITOR} times held for one visitor`,
      `${ofVisitor} of 10`,
    );
    const meanwhile = await freeTimes(origin, doctor.id);
    tally.expect(
      meanwhile.length >= doctor.free.length - 2 * PER_VISITOR,
      'times did not come back when others were chosen',
      `${doctor.free.length} free before, ${meanwhile.length} now`,
    );
    await release(target, doctor, byVisitor, cookies);
    const after = await freeTimes(origin, doctor.id);
    tally.expect(
      after.length === doctor.free.length,
      'released times are not free again',
      `${doctor.free.length} before, ${after.length} after`,
    );
    return { 'free times': doctor.free.length, 'held by one address': ofAddress, 'held by one visitor': ofVisitor };
  },
};

async function busiest(origin: string): Promise<Doctor> {
  const { items } = (await (await fetch(`${origin}/api/doctors?kind=video&limit=8`)).json()) as {
    items: { id: string }[];
  };
  const doctors = await Promise.all(
    items.map(async ({ id }): Promise<Doctor> => ({ id, free: await freeTimes(origin, id) })),
  );
  const [most] = doctors.toSorted((a, b) => b.free.length - a.free.length);
  if (most === undefined || most.free.length < TRIES) throw new Error('No doctor has enough free times to hold.');
  return most;
}

async function freeTimes(origin: string, id: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/doctors/${id}/free-times?kind=video&days=14`);
  const { items } = (await answer.json()) as { items: { starts_at: string }[] };
  return items.map(({ starts_at }) => starts_at);
}

/** @returns what is held now; nothing where it was refused */
async function hold(
  { origin, tally }: Target,
  { id }: Doctor,
  starts_at: string,
  { address, cookies }: { address: string; cookies?: string[] },
): Promise<Held[]> {
  const { headers, body } = json(origin, { starts_at, kind: 'video' });
  const cookie = cookies === undefined || cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
  const request: Request = {
    method: 'POST',
    target: `/api/doctors/${id}/holds`,
    headers: { ...headers, ...cookie, 'x-forwarded-for': address },
    body,
  };
  const answer = await send(origin, request);
  tally.note(request, answer, { problem: true });
  const given = answer.headers['set-cookie']?.split(';', 1)[0];
  if (given !== undefined && cookies !== undefined && !cookies.includes(given)) cookies.push(given);
  return answer.status === 201 ? [JSON.parse(answer.body) as Held] : [];
}

async function release(
  { origin, tally }: Target,
  { id }: Doctor,
  held: readonly Held[],
  cookies: readonly string[] = [],
): Promise<void> {
  for (const { slot_id, holder_key } of held) {
    const { headers, body } = json(origin, { holder_key });
    const cookie = cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
    const request: Request = {
      method: 'DELETE',
      target: `/api/doctors/${id}/holds/${slot_id}`,
      headers: { ...headers, ...cookie },
      body,
    };
    tally.note(request, await send(origin, request), { problem: true });
  }
}

/** How many of these are still held. */
async function live({ site }: Target, held: readonly Held[]): Promise<number> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from appointments where id = any($1) and status = 'held' and held_until > now()`,
      [held.map(({ slot_id }) => slot_id)],
    );
    return rows[0]?.count ?? 0;
  });
}
