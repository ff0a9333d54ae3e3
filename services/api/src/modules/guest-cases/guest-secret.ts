import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const GUEST_COOKIE = 'ayana_guest';

/** The secret of a guest’s session, from its cookie (`OwnCookie`); empty without one, which opens nothing. */
export const GuestSecret = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { cookies } = context.switchToHttp().getRequest<FastifyRequest>();
  return cookies[`__Secure-${GUEST_COOKIE}`] ?? cookies[GUEST_COOKIE] ?? '';
});
