import { connect } from 'node:net';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { isSeeded, pendingMigrations } from '../database/migrations.js';
import { Public } from '../http/access/access.js';
import { Drain } from '../http/drain.js';
import { StorageCheck } from './storage-check.js';

/** Milliseconds a check may take before it counts as failed. */
const TIMEOUT_MS = 2000;

type CheckState = 'up' | 'down';

export class LiveDto {
  @ApiProperty({ enum: ['up'] })
  status!: 'up';
}

export class ReadyDto {
  @ApiProperty({ enum: ['up', 'down'] })
  status!: CheckState;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'down'] },
    description: 'By name: migrations, seeds, storage (the database takes writes), mail, pages.',
  })
  checks!: Record<string, CheckState>;
}

/** Checks that must pass once at the start but may fail later: forms and reads work without these services. */
const AWAITED_ONCE: ReadonlySet<string> = new Set(['mail', 'pages']);

@ApiTags('health')
@Controller('health')
export class HealthController {
  private readonly wereUp = new Set<string>();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly drain: Drain,
    private readonly storage: StorageCheck,
  ) {}

  @Get('live')
  @Public()
  @ApiOkResponse({ type: LiveDto })
  live(): LiveDto {
    return { status: 'up' };
  }

  @Get('ready')
  @Public()
  @ApiOkResponse({ type: ReadyDto })
  @ApiServiceUnavailableResponse({ type: ReadyDto })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyDto> {
    const { renderOrigin, smtpUrl } = this.config;
    const checks = Object.fromEntries(
      await Promise.all([
        check('migrations', async () => (await pendingMigrations(this.database.read())).length === 0),
        check('seeds', () => isSeeded(this.database.read())),
        check('storage', () => this.storage.takesWrites()),
        check('mail', () => greets(smtpUrl)),
        ...(renderOrigin === null ? [] : [check('pages', () => answers(renderOrigin))]),
      ]),
    );
    for (const [name, state] of Object.entries(checks)) if (state === 'up') this.wereUp.add(name);
    // A failing mail server must not take the site out of its load balancer.
    const fine = ([name, state]: [string, CheckState]): boolean =>
      state === 'up' || (AWAITED_ONCE.has(name) && this.wereUp.has(name));
    const status = !this.drain.draining && Object.entries(checks).every(fine) ? 'up' : 'down';
    if (status === 'down') void reply.status(503);
    return { status, checks };
  }
}

async function check(name: string, run: () => Promise<boolean>): Promise<[string, CheckState]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false);
  });
  const fine = await Promise.race([run().catch(() => false), timeout]);
  clearTimeout(timer);
  return [name, fine ? 'up' : 'down'];
}

async function answers(origin: string): Promise<boolean> {
  const { ok } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return ok;
}

/** Whether a mail server accepts connections; no SMTP command is sent, because this runs often. */
function greets(smtpUrl: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 25) });
    const finish = (fine: boolean): void => {
      socket.destroy();
      resolve(fine);
    };
    socket.setTimeout(TIMEOUT_MS, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
