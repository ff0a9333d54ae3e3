import { bodyRuleOf, csvText } from '@ayana/contracts/operation';
import { RouteConfig } from '../route-config.js';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a CSV file. */
    acceptsCsv?: boolean;
  }
}

const CSV = 'text/csv';
const isCsv = (type: string | undefined): boolean => /^text\/csv\b/i.test(type ?? '');

/** A route whose body is a CSV file of at most 2 MB, as text. */
export const AcceptsCsv = (): MethodDecorator => RouteConfig({ acceptsCsv: true });

const textOf = (bytes: Uint8Array): string =>
  csvText(bytes, (encoding) => new TextDecoder(encoding).decode(bytes)).text;

/** Reads CSV bodies, for the routes that accept them only: everywhere else bodies are small. */
export function addCsvBodies(app: FastifyInstance): void {
  const { bytes } = bodyRuleOf(CSV);
  app.addContentTypeParser(CSV, { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) =>
    done(null, textOf(Buffer.from(body))),
  );
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (isCsv(request.headers['content-type']) && !request.routeOptions.config.acceptsCsv)
      done(new AppError('unsupported_media_type', PROBLEM_MESSAGES.unsupported_media_type));
    else done(null, payload);
  });
}
