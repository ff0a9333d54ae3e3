import { randomInt } from 'node:crypto';
import { COHORT_COOKIE, COHORT_HEADER, COHORTS, readCohort } from '@ayana/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Registry } from '../releases/registry';

/** The cohort of a request while a remote is partly released. */
export interface Cohort {
  number: number | undefined;
  /** Whether a shared cache may keep the page: it is the same for everybody, or for everybody with the same `COHORT_HEADER`. */
  isShared: boolean;
  /** Whether the proxy in front has chosen it. */
  byHeader: boolean;
}

/**
 * The cohort of a session while a remote is partly released: the one that the proxy in front has chosen, or else chosen at random
 * on the first page and kept until the browser is closed. Without a partial release no cookie is set.
 */
export function cohortOf(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'header'>,
  { registry, config }: { registry: Pick<Registry, 'hasParts'>; config: Pick<Config, 'publicOrigin' | 'trustedHops'> },
): Cohort {
  if (!registry.hasParts()) return { number: undefined, isShared: true, byHeader: false };
  const chosen = config.trustedHops > 0 ? headerCohort(request.headers[COHORT_HEADER]) : undefined;
  if (chosen !== undefined) return { number: chosen, isShared: true, byHeader: true };
  const known = readCohort(request.headers.cookie ?? '');
  if (known !== undefined) return { number: known, isShared: false, byHeader: false };
  const drawn = randomInt(COHORTS);
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${COHORT_COOKIE}=${drawn}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return { number: drawn, isShared: false, byHeader: false };
}

function headerCohort(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,4}$/.test(header) ? Number(header) : undefined;
}
