import { bodyRuleOf } from '@ayana/contracts/operation';
import multipart from '@fastify/multipart';
import { RouteConfig } from '../http/route-config.js';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.js';
import { PROBLEM_MESSAGES } from '../http/problems/messages.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a part of an upload, which the route reads itself. */
    acceptsUpload?: boolean;
    /** Whether the body may be a form with a file, which the route reads itself. */
    acceptsForm?: boolean;
  }
}

/** The type of a part of an upload (tus 1.0.0). */
export const UPLOAD_PART = 'application/offset+octet-stream';

/** A route that reads the body itself, as a stream. */
export const AcceptsUpload = (): MethodDecorator => RouteConfig({ acceptsUpload: true });

/** A route that reads a form with a file itself, as a stream (`FormUploads`). */
export const AcceptsForm = (): MethodDecorator => RouteConfig({ acceptsForm: true });

/** Leaves parts of uploads and forms with files unread for their routes; every other route refuses them. */
export async function addUploadBodies(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(UPLOAD_PART, (_request, _payload, done) => done(null));
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { acceptsUpload = false, acceptsForm = false } = request.routeOptions.config;
    const type = request.headers['content-type'] ?? '';
    const isRefused = (type === UPLOAD_PART && !acceptsUpload) || (type.startsWith('multipart/') && !acceptsForm);
    const { bytes, streamed } = bodyRuleOf(type);
    if (isRefused) done(new AppError('unsupported_media_type', PROBLEM_MESSAGES.unsupported_media_type));
    else if (streamed && Number(request.headers['content-length'] ?? 0) > bytes)
      done(new AppError('body_too_large', PROBLEM_MESSAGES.body_too_large));
    else done(null, payload);
  });
}
