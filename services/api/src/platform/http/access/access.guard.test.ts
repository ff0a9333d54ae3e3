import { Controller, Get, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppError } from '../../app-error.js';
import { ProblemFilter } from '../problems/problem.filter.js';
import { AccessGuard, Authenticator, TokenReader } from './access.guard.js';
import {
  Access,
  AnySession,
  Caller,
  type CurrentUser,
  Public,
  RecognisesCaller,
  SignedOutDetail,
  User,
} from './access.js';

@Controller()
class Routes {
  @Get('public')
  @Public()
  public(@Caller() caller: CurrentUser | null) {
    return { caller };
  }

  @Get('recognises')
  @Public()
  @RecognisesCaller()
  recognises(@Caller() caller: CurrentUser | null) {
    return { caller };
  }

  @Get('session')
  @AnySession()
  session(@User() user: CurrentUser) {
    return user;
  }

  @Get('staff')
  @Access('inbox')
  @SignedOutDetail('Staff sign in here.')
  staff(@User() user: CurrentUser) {
    return user;
  }

  @Get('unguarded')
  @Public()
  unguarded(@User() user: CurrentUser) {
    return user;
  }

  /** Not a route. */
  helper() {
    return this;
  }
}

@Controller()
class Undeclared {
  @Get('undeclared')
  undeclared() {
    return 'never';
  }
}

const STAFF: CurrentUser = { id: 'staff', role: 'ayana_staff', session_id: 'one' };
const NEWCOMER: CurrentUser = { id: 'newcomer', role: null, session_id: 'two' };
const SESSIONS: Readonly<Record<string, CurrentUser>> = { staff: STAFF, newcomer: NEWCOMER };

const authenticator: Authenticator = {
  async authenticate(context) {
    const { headers } = context.switchToHttp().getRequest<{ headers: Record<string, string> }>();
    if (headers['authorization'] === 'Bearer broken') throw new Error('The database is gone.');
    if (headers['authorization'] === 'Bearer busy') throw new AppError('service_unavailable', 'Try again in a moment.');
    const user = SESSIONS[headers['authorization']?.replace('Bearer ', '') ?? ''];
    if (user === undefined) throw new AppError('not_signed_in', 'Please sign in.');
    return user;
  },
};
const tokens: TokenReader = {
  read: async (token) => SESSIONS[token],
  subjectOf: (token) => SESSIONS[token]?.id,
};

async function appOf(...controllers: Type[]): Promise<NestFastifyApplication> {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers,
    providers: [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: Authenticator, useValue: authenticator },
      { provide: TokenReader, useValue: tokens },
    ],
  }).compile();
  return module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await appOf(Routes);
  await app.init();
});
afterAll(() => app.close());

async function ask(path: string, authorization?: string) {
  const { statusCode, body } = await app.inject({ url: path, headers: authorization ? { authorization } : {} });
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
}

test('a route without an access rule stops the start, and its name is in the error', async () => {
  const other = await appOf(Routes, Undeclared);
  await expect(other.init()).rejects.toThrow(/access rule; add @Public\(\).*: Undeclared\.undeclared$/);
});

test('a route without an access rule is refused even when the start was not stopped', async () => {
  const other = await appOf(Undeclared);
  const { onApplicationBootstrap } = AccessGuard.prototype;
  AccessGuard.prototype.onApplicationBootstrap = () => undefined;
  try {
    await other.init();
    for (const headers of [{}, { authorization: 'Bearer staff' }]) {
      const { body } = await other.inject({ url: 'undeclared', headers });
      expect(JSON.parse(body)).toMatchObject({ status: 403, code: 'not_allowed' });
    }
  } finally {
    AccessGuard.prototype.onApplicationBootstrap = onApplicationBootstrap;
    await other.close();
  }
});

test('a public route lets everyone in, and does not read a token', async () => {
  expect(await ask('public')).toEqual({ status: 200, body: { caller: null } });
  expect(await ask('public', 'Bearer staff')).toEqual({ status: 200, body: { caller: null } });
});

test('a public route that recognises its caller reads a bearer token and ignores any other', async () => {
  for (const authorization of ['Bearer staff', 'bearer staff', 'Bearer   staff'])
    expect([authorization, await ask('recognises', authorization)]).toEqual([
      authorization,
      { status: 200, body: { caller: STAFF } },
    ]);
  for (const authorization of [
    undefined,
    'Bearer unknown',
    'Basic staff',
    'Bearer',
    'x Bearer staff',
    'Bearer staff x',
  ])
    expect([authorization, await ask('recognises', authorization)]).toEqual([
      authorization,
      { status: 200, body: { caller: null } },
    ]);
});

test('any session is enough where no role is asked for', async () => {
  expect(await ask('session', 'Bearer newcomer')).toEqual({ status: 200, body: NEWCOMER });
  expect((await ask('session')).body).toMatchObject({ status: 401, code: 'not_signed_in', detail: 'Please sign in.' });
});

test('an entry lets in only its roles', async () => {
  expect(await ask('staff', 'Bearer staff')).toEqual({ status: 200, body: STAFF });
  expect((await ask('staff', 'Bearer newcomer')).body).toMatchObject({ status: 403, code: 'not_allowed' });
});

test('a route may have its own answer to a caller who is signed out, and to no other failure', async () => {
  expect((await ask('staff')).body).toMatchObject({
    status: 401,
    code: 'not_signed_in',
    detail: 'Staff sign in here.',
  });
  expect((await ask('staff', 'Bearer busy')).body).toMatchObject({ status: 503, detail: 'Try again in a moment.' });
  expect((await ask('staff', 'Bearer broken')).body).toMatchObject({ status: 500, code: 'internal_error' });
});

test('a handler that asks for the user of an unguarded route is answered as signed out', async () => {
  expect((await ask('unguarded', 'Bearer staff')).body).toMatchObject({ status: 401, code: 'not_signed_in' });
});
