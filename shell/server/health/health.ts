import type { FastifyInstance, FastifyReply } from 'fastify';

/** Milliseconds a check may take before it counts as failed. */
const TIMEOUT_MS = 2_000;

type State = 'up' | 'down';

interface Options {
  version: string;
  /** By name; each must pass before the server is ready. */
  checks: Readonly<Record<string, () => boolean | Promise<boolean>>>;
  /** Checks that may fail later: without the API, pages are shown from what was read before. */
  awaitedOnce: readonly string[];
  isDraining: () => boolean;
}

/**
 * The probes of an orchestrator: `/health/live` answers while the process does, `/health/started` once everything was there,
 * `/health/ready` while requests should come here.
 */
export function serveHealth(app: FastifyInstance, { awaitedOnce, checks, isDraining, version }: Options): void {
  const wereUp = new Set<string>();
  const look = async (): Promise<{ states: Record<string, State>; isFine: boolean }> => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]): Promise<[string, State]> => {
        const isUp = await Promise.resolve()
          .then(check)
          .catch(() => false);
        if (isUp) wereUp.add(name);
        return [name, isUp ? 'up' : 'down'];
      }),
    );
    const isFine = states.every(([name, state]) => state === 'up' || (awaitedOnce.includes(name) && wereUp.has(name)));
    return { states: Object.fromEntries(states), isFine };
  };
  const send = (reply: FastifyReply, isUp: boolean, states?: Record<string, State>): FastifyReply =>
    reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'up' : 'down', version, checks: states });

  app.get('/health/live', async (_request, reply) => send(reply, true));
  app.get('/health/started', async (_request, reply) => {
    if (Object.keys(checks).every((name) => wereUp.has(name))) return send(reply, true);
    const { states } = await look();
    return send(
      reply,
      Object.keys(checks).every((name) => wereUp.has(name)),
      states,
    );
  });
  app.get('/health/ready', async (_request, reply) => {
    const { isFine, states } = await look();
    return send(reply, isFine && !isDraining(), states);
  });
}

/** Whether the API answers at all; whether it is ready, its own probe says. */
export async function isApiLive(apiOrigin: string): Promise<boolean> {
  const answer = await fetch(`${apiOrigin}/api/health/live`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  return answer.ok;
}
