import { ENQUIRY_CHANNELS, ENQUIRY_TEXT_MAX, type EnquiryChannel } from '@ayana/contracts/enquiries';
import {
  AsWrittenField,
  ChoiceField,
  EmailField,
  FlagField,
  IdField,
  PhoneField,
  TextField,
} from '../../platform/http/input/fields.js';

export class NewEnquiryDto {
  @ChoiceField({ label: 'Channel', of: ENQUIRY_CHANNELS })
  channel!: EnquiryChannel;

  @TextField({ label: 'Name', oneLine: true })
  name!: string;

  @EmailField({ label: 'E-mail', optional: true })
  email?: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @AsWrittenField({ label: 'Message', max: ENQUIRY_TEXT_MAX })
  text!: string;

  @IdField({ label: 'Treatment', optional: true })
  treatment_id?: string;

  @FlagField({ label: 'Notify', description: 'A mail that it arrived, with the number of the case.' })
  notify!: boolean;

  @FlagField({
    label: 'Consent',
    optional: true,
    description: 'The person agreed that we keep what they said about their health.',
  })
  consent_noted?: boolean;
}
