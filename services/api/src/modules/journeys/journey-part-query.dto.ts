import { IdField } from '../../platform/http/input/fields.js';

/** A list of what belongs to one journey. */
export class JourneyPartQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}
