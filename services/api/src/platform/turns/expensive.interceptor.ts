import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { TooBusyError } from '../app-error.js';
import { networkOf, ONE_CUSTOMER } from '../http/limits/network.js';
import { type Turn, withTurn } from './current-turn.js';
import type { ExpensiveKind } from './expensive.js';
import { expensiveRefusals, expensiveRequests } from './expensive.metrics.js';
import { FairTurns, NoTurnError, type TurnLimits } from './fair-turns.js';
import { refusalPause } from '../http/limits/refusal-pause.js';
import { UserPace } from './user-pace.js';

/** Of one process. A user has one turn at a time: who asks for much waits for themselves. */
const LIMITS: TurnLimits = { atOnce: 4, perKey: 1, waitingPerKey: 8, waiting: 200, patience: 20_000 };
/** Those of packs: each takes a processor and much memory for seconds, and must not take the turns of what is done at once. */
const PACK_LIMITS: TurnLimits = { ...LIMITS, atOnce: 1, patience: 60_000 };

/** Gives requests of expensive routes their turns. */
@Injectable()
export class ExpensiveWork implements NestInterceptor {
  private readonly turns = new FairTurns(LIMITS, (key, took) => this.pace.restAfter(key, took));
  private readonly packs = new FairTurns(PACK_LIMITS, (key, took) => this.pace.restAfter(key, took));

  constructor(private readonly pace: UserPace) {
    const kinds = [this.turns, this.packs];
    Object.assign(expensiveRequests, {
      collect() {
        for (const state of ['running', 'waiting'] as const)
          expensiveRequests.set(
            { state },
            kinds.reduce((sum, turns) => sum + turns.state[state], 0),
          );
      },
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = callerOf(request);
    this.pace.note(key);
    const kind = request.routeOptions.config.expensive;
    if (kind === undefined) return next.handle();
    return from(this.answer(kind, turnOf(key, http.getResponse<FastifyReply>()), next));
  }

  private async answer(kind: ExpensiveKind, turn: Turn, next: CallHandler): Promise<unknown> {
    try {
      const turns = kind === 'pack' ? this.packs : this.turns;
      const answer: unknown = await turns.run(
        turn.key,
        () => withTurn(turn, () => lastValueFrom(next.handle(), { defaultValue: undefined })),
        { signal: turn.signal },
      );
      const isStream = kind === 'csv' || kind === 'zip';
      return isStream && answer instanceof StreamableFile ? this.inParts(answer, turn) : answer;
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
      expensiveRefusals.inc({ kind, reason: error.reason });
      if (error.reason === 'full')
        await pause(refusalPause(), undefined, { signal: turn.signal }).catch(() => undefined);
      throw new TooBusyError();
    }
  }

  /** A file that is made while it is read: each part of it has its turn, and between them nobody waits for a slow reader. */
  private inParts(file: StreamableFile, turn: Turn): StreamableFile {
    const source = file.getStream();
    const { turns } = this;
    // The language and the id of the request are those of now.
    const inContext = AsyncLocalStorage.snapshot();
    const work = <T>(next: () => T): T => inContext(() => withTurn(turn, next));
    async function* parts(): AsyncGenerator<unknown, void, undefined> {
      try {
        const chunks = work(() => source[Symbol.asyncIterator]()) as AsyncIterator<unknown>;
        for (;;) {
          const part = await turns.run(turn.key, () => work(() => chunks.next()), {
            signal: turn.signal,
            continues: true,
          });
          if (part.done === true) return;
          yield part.value;
        }
      } finally {
        source.destroy();
      }
    }
    return new StreamableFile(Readable.from(parts(), { objectMode: false }), file.options);
  }
}

/** Signed out callers, such as those of a brochure's link, are known by their network. */
const callerOf = ({ user, ip }: FastifyRequest): string => user?.id ?? networkOf(ip, ONE_CUSTOMER) ?? ip;

function turnOf(key: string, { raw }: FastifyReply): Turn {
  const gone = new AbortController();
  // Beside the listeners of logs, figures and the file that is sent.
  raw.setMaxListeners(raw.getMaxListeners() + 1);
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.destroyed) gone.abort();
  return { key, signal: gone.signal };
}
