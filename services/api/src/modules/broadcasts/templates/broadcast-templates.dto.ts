import { BROADCAST_TEMPLATE_NAME_MAX } from '@ayana/contracts/operations';
import { FlagField, IdField, TextField } from '../../../platform/http/input/fields.js';

export class NewBroadcastTemplateDto {
  @IdField({ label: 'Broadcast', description: 'Whose words it keeps, as they are saved now.' })
  broadcast_id!: string;

  @TextField({ label: 'Name', max: BROADCAST_TEMPLATE_NAME_MAX })
  name!: string;

  @FlagField({ label: 'Shared', optional: true, description: 'With all who write broadcasts.' })
  is_shared?: boolean;
}

export class BroadcastTemplateChangeDto {
  @IdField({ label: 'Broadcast', optional: true, description: 'Its words take the place of those of the template.' })
  broadcast_id?: string;

  @TextField({ label: 'Name', optional: true, max: BROADCAST_TEMPLATE_NAME_MAX })
  name?: string;

  @FlagField({ label: 'Shared', optional: true })
  is_shared?: boolean;
}
