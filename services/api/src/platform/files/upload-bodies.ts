import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.js';
import { PROBLEM_MESSAGES } from '../http/problems/messages.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a part of an upload, which the route reads itself. */
    acceptsUpload?: boolean;
  }
}

/** The type of a part of an upload (tus 1.0.0). */
export const UPLOAD_PART = 'application/offset+octet-stream';

/** A route that reads the body itself, as a stream. */
export const AcceptsUpload = (): MethodDecorator => RouteConfig({ acceptsUpload: true });

/** Leaves parts of uploads unread for their route; every other route refuses them. */
export function addUploadBodies(app: FastifyInstance): void {
  app.addContentTypeParser(UPLOAD_PART, (_request, _payload, done) => done(null));
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isPart = request.headers['content-type'] === UPLOAD_PART;
    if (isPart && !request.routeOptions.config.acceptsUpload)
      done(new AppError('unsupported_media_type', PROBLEM_MESSAGES.unsupported_media_type));
    else done(null, payload);
  });
}
