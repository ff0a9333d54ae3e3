import { randomInt } from 'node:crypto';
import { COHORT_COOKIE, COHORTS, readCohort } from '@ayana/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Registry } from '../releases/registry';

/**
 * The cohort of a session while a remote is partly released: chosen at random on the first page and kept until the browser is
 * closed. Without a partial release no cookie is set.
 */
export function cohortOf(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'header'>,
  { registry, config }: { registry: Pick<Registry, 'hasParts'>; config: Pick<Config, 'publicOrigin'> },
): number | undefined {
  if (!registry.hasParts()) return undefined;
  const known = readCohort(request.headers.cookie ?? '');
  if (known !== undefined) return known;
  const drawn = randomInt(COHORTS);
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${COHORT_COOKIE}=${drawn}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return drawn;
}
