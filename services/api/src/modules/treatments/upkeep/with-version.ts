import type { FastifyReply } from 'fastify';
import { withEtag } from '../../../platform/http/etag.js';
import type { TreatmentDto } from '../treatments.dto.js';

/** Sends a treatment with its version, which the next change sends back in `If-Match`. */
export function withVersion(reply: FastifyReply, treatment: TreatmentDto): TreatmentDto {
  if (treatment.upkeep !== undefined) withEtag(reply, treatment.upkeep);
  return treatment;
}
