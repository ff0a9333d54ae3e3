import { type CustomDecorator, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { AccessEntry, Role } from '@ayana/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

export const ACCESS_RULE = 'ayana:access';
export const SIGNED_OUT_DETAIL = 'ayana:signed-out-detail';
export const RECOGNISES_CALLER = 'ayana:recognises-caller';

/** Anybody, signed in or not. */
export const Public = (): CustomDecorator => Access('public');

/** Any session, even of a person without a role: the entry `session`. For people with a role it is `@Access('signed_in')`. */
export const AnySession = (): CustomDecorator => Access('session');

/** Those whom one entry of the access table in the contracts lets in. */
export const Access = (entry: AccessEntry): CustomDecorator => SetMetadata(ACCESS_RULE, entry);

/** What a guarded route says to a caller who is not signed in, where the specification has its own words. */
export const SignedOutDetail = (detail: string): CustomDecorator => SetMetadata(SIGNED_OUT_DETAIL, detail);

/** On a public route: the handler learns who is signed in, by `@Caller()`. A token that does not hold refuses nothing. */
export const RecognisesCaller = (): CustomDecorator => SetMetadata(RECOGNISES_CALLER, true);

/** Who is calling, as the access token says. */
export interface CurrentUser {
  id: string;
  /** Null for a person without a role. */
  role: Role | null;
  session_id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    user?: CurrentUser;
    /** Who is signed in on a public route that recognises its caller. */
    caller?: CurrentUser | undefined;
  }
}

/** The signed-in person of a route that asks for one. */
export const User = createParamDecorator((_data: unknown, context: ExecutionContext): CurrentUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (user === undefined) throw new AppError('not_signed_in', 'Please sign in.');
  return user;
});

/** Who is signed in on a public route that recognises its caller; null for anybody else. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CurrentUser | null =>
    context.switchToHttp().getRequest<FastifyRequest>().caller ?? null,
);
