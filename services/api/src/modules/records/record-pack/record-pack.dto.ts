import { FlagField } from '../../../platform/http/input/fields.js';

export class RecordPackQueryDto {
  @FlagField({ label: 'Print', optional: true, description: 'To print it: it counts as printed, not as downloaded.' })
  print?: boolean;
}
