import { IdField } from '../../../platform/http/input/fields.js';

export class JourneyOverviewQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'One of the caller’s own; without it their newest.' })
  journey_id?: string;
}
