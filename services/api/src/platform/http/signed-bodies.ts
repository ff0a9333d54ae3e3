import { Readable } from 'node:stream';
import { MAIL_TYPE } from '@ayana/contracts/journey';
import { bodyRuleOf } from '@ayana/contracts/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';
import { PROBLEM_MESSAGES } from './problems/messages.js';
import { RouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the bytes of the body are signed. */
    signedBody?: boolean;
  }
  interface FastifyRequest {
    /** The body as it came, for its signature. */
    signedBytes: Buffer | null;
  }
}

/** A route whose body is signed by its sender: a mail, or JSON. Its handler checks the signature of `request.signedBytes`. */
export const SignedBody = (): MethodDecorator => RouteConfig({ signedBody: true });

const isMail = (type: string | undefined): boolean => (type ?? '').trimStart().toLowerCase().startsWith(MAIL_TYPE);

/** Keeps the bytes of signed bodies, and takes mails, for the routes that have them only. */
export function addSignedBodies(app: FastifyInstance): void {
  app.decorateRequest('signedBytes', null);
  // The handler reads `signedBytes`: as a body, every check of a form's fields would go through the bytes one by one.
  app.addContentTypeParser(MAIL_TYPE, (_request, _payload, done) => done(null));
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { signedBody = false } = request.routeOptions.config;
    if (isMail(request.headers['content-type']) && !signedBody)
      throw new AppError('unsupported_media_type', PROBLEM_MESSAGES.unsupported_media_type);
    if (!signedBody) return payload;
    const bytes = await wholeBody(request, payload);
    request.signedBytes = bytes;
    return Object.assign(Readable.from([bytes], { objectMode: false }), { receivedEncodedLength: bytes.length });
  });
}

async function wholeBody({ headers }: FastifyRequest, payload: AsyncIterable<unknown>): Promise<Buffer> {
  const { bytes: most } = bodyRuleOf(headers['content-type']);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > most) throw new AppError('body_too_large', PROBLEM_MESSAGES.body_too_large);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
