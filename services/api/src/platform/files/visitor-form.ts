import { createHash } from 'node:crypto';
import { FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A form that a visitor is filling in, known by a hash of its secret: who has the secret may add files to it and remove them. */
export interface VisitorForm {
  form_hash: string;
}

/** At least 24 random bytes in base64url. */
const SECRET = /^[\w-]{32,128}$/;

/** The form whose secret the request has; null for a request without one. */
export const FormWithFiles = createParamDecorator((_data: unknown, context: ExecutionContext): VisitorForm | null => {
  const secret = context.switchToHttp().getRequest<FastifyRequest>().headers[FORM_SECRET_HEADER];
  if (typeof secret !== 'string' || !SECRET.test(secret)) return null;
  return { form_hash: createHash('sha256').update(secret).digest('hex') };
});
