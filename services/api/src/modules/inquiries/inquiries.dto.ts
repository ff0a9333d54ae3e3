import { CONTACT_NOTIFICATION_TYPES } from '@ayana/contracts/contact';
import {
  ChoiceField,
  CursorField,
  EmailField,
  LimitField,
  PhoneField,
  FirstNameField,
  LastNameField,
  TextField,
} from '../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../platform/http/input/messages.js';
import { FormFilesField } from '../forms/index.js';
import { INQUIRY_MESSAGES } from './messages.js';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 100;

/** The contact form's payload (spec sections 3 and 5). */
export class ContactDto {
  @FirstNameField()
  first_name!: string;

  @LastNameField()
  last_name!: string;

  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'Procedure', optional: true })
  interested_procedure?: string;

  @TextField({ label: 'Destination', optional: true })
  preferred_destination?: string;

  @TextField({ label: 'Message', optional: true })
  additional_info?: string;

  @FormFilesField()
  upload_ids?: string[];
}

/** `contact-notification` keeps its camelCase fields (spec section 7). */
export class ContactNotificationDto {
  @ChoiceField({ label: 'Type', of: CONTACT_NOTIFICATION_TYPES })
  type!: (typeof CONTACT_NOTIFICATION_TYPES)[number];

  @TextField({ label: 'Name' })
  contactName!: string;

  @EmailField({ label: 'E-mail' })
  contactEmail!: string;

  @PhoneField({ label: 'Phone', optional: true })
  contactPhone?: string;

  @TextField({ label: 'Message', optional: true })
  message?: string;
}

export class InquiriesQueryDto {
  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class InquiryChangeDto {
  @ChoiceField({ label: 'Status', of: ['read'] })
  status!: 'read';
}

/** A question of a signed-in user. */
export class QuestionDto {
  @TextField({ label: 'Question', missing: () => INQUIRY_MESSAGES.question_missing })
  message!: string;
}
