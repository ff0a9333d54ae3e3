import { IdField } from '../../../platform/http/input/fields.js';

export class JourneyAutomationsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}
