import {
  applyDecorators,
  type CustomDecorator,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import type { AccessEntry, Role } from '@ayana/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';
import { RouteConfig } from '../route-config.js';

export const ACCESS_RULE = 'ayana:access';
export const SIGNED_OUT_DETAIL = 'ayana:signed-out-detail';
export const RECOGNISES_CALLER = 'ayana:recognises-caller';

/** Everyone, signed in or not. */
export const Public = (): MethodDecorator => Access('public');

/** Any session, even of a user without a role: the entry `session`. For users with a role use `@Access('signed_in')`. */
export const AnySession = (): MethodDecorator => Access('session');

/** Users that an entry of the contracts' access table lets in. */
export const Access = (entry: AccessEntry): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS_RULE, entry), RouteConfig({ signedIn: entry !== 'public' }));

/** The answer of a guarded route to a caller who is not signed in, where the specification has its own text. */
export const SignedOutDetail = (detail: string): CustomDecorator => SetMetadata(SIGNED_OUT_DETAIL, detail);

/** On a public route: provides the signed-in user, by `@Caller()`. An invalid token is ignored. */
export const RecognisesCaller = (): CustomDecorator => SetMetadata(RECOGNISES_CALLER, true);

/** The caller, from the access token. */
export interface CurrentUser {
  id: string;
  /** Null for a user without a role. */
  role: Role | null;
  session_id: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether only signed-in users enter. */
    signedIn?: boolean;
  }
  interface FastifyRequest {
    user?: CurrentUser;
    /** The signed-in user of a public route that recognises its caller. */
    caller?: CurrentUser | undefined;
  }
}

/** The signed-in user of a guarded route. */
export const User = createParamDecorator((_data: unknown, context: ExecutionContext): CurrentUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (user === undefined) throw new AppError('not_signed_in', PROBLEM_MESSAGES.not_signed_in);
  return user;
});

/** The signed-in user of a public route that recognises its caller; null when signed out. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CurrentUser | null =>
    context.switchToHttp().getRequest<FastifyRequest>().caller ?? null,
);
