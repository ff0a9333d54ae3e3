import type { FastifyInstance } from 'fastify';
import { refusedFields } from '../app-error.js';
import { unstorableFields } from './storable.js';

/**
 * Refuses what can never be stored, wherever it is in a request, before anything of it is looked up: 422 with the fields. Without it
 * PostgreSQL would refuse the statement, and the answer would be a fault of ours that no repeat can cure.
 */
export function addInputCheck(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const refused = [request.params, request.query, request.body].flatMap(unstorableFields);
    if (refused.length === 0) done();
    else done(refusedFields(refused));
  });
}
