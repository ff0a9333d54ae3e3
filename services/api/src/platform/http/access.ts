import { type CustomDecorator, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ACCESS, type AccessEntry, type Role } from '@ayana/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';

export const ACCESS_RULE = 'ayana:access';

/** Who may call a route: anybody, any session (with or without a role), or the roles named. */
export type AccessRule = { kind: 'public' } | { kind: 'signed_in' } | { kind: 'roles'; roles: readonly Role[] };

/** Anybody, signed in or not. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS_RULE, { kind: 'public' } satisfies AccessRule);

/** Any session, even of a person without a role. */
export const SignedIn = (): CustomDecorator => SetMetadata(ACCESS_RULE, { kind: 'signed_in' } satisfies AccessRule);

type RoleEntry = {
  [Entry in AccessEntry]: (typeof ACCESS)[Entry] extends readonly Role[] ? Entry : never;
}[AccessEntry];

/** The roles of one entry of the access table in the contracts. */
export const Roles = (entry: RoleEntry): CustomDecorator =>
  SetMetadata(ACCESS_RULE, { kind: 'roles', roles: ACCESS[entry] } satisfies AccessRule);

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
  }
}

export function mayCall(rule: AccessRule, user: CurrentUser | undefined): boolean {
  if (rule.kind === 'public') return true;
  if (user === undefined) return false;
  return rule.kind === 'signed_in' || (user.role !== null && rule.roles.includes(user.role));
}

/** The signed-in person of a route that asks for one. */
export const User = createParamDecorator((_data: unknown, context: ExecutionContext): CurrentUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (user === undefined) throw new AppError('not_signed_in', 'Please sign in.');
  return user;
});
