import type { FastifyInstance } from 'fastify';
import { refusedFields } from '../../app-error.js';
import { unstorableFields } from './storable.js';

/**
 * Refuses input that can never be stored, anywhere in a request, before anything is looked up: 422 with the fields. Without it PostgreSQL
 * would refuse the statement, and the answer would be a server error that no retry can fix.
 */
export function addStorableCheck(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const refused = [request.params, request.query, request.body].flatMap(unstorableFields);
    if (refused.length === 0) done();
    else done(refusedFields(refused));
  });
}
