import { MAX_REVIEW_HOURS } from '@ayana/contracts/releases';
import { IntegerField, NameField } from '../../platform/http/input/fields.js';

export class ReviewLinkRequestDto {
  @NameField({ label: 'Version', pattern: /^[\w.+-]+$/, max: 60, description: 'Any that is in the release store.' })
  version!: string;

  @IntegerField({ label: 'Hours', min: 1, max: MAX_REVIEW_HOURS })
  hours!: number;
}
