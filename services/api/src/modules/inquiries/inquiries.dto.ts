import { ApiProperty } from '@nestjs/swagger';
import { CONTACT_NOTIFICATION_TYPES, INQUIRY_STATUSES, type InquiryStatus } from '@ayana/contracts/contact';
import { INBOX_STATUSES, type InboxStatus } from '@ayana/contracts/inbox';
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

export class GeneralInquiryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'email' })
  email_address!: string;

  @ApiProperty({ enum: INQUIRY_STATUSES })
  status!: InquiryStatus;
}

/** What the staff wrote about a question. */
export class InquiryAnswerDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Text, never markup.' })
  text!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Who wrote it; null when their account is gone.' })
  staff_name!: string | null;
}

/** A question as its sender sees it. */
export class OwnInquiryDto extends GeneralInquiryDto {
  @ApiProperty({ type: 'string', nullable: true, description: 'What was written, where anything was.' })
  message!: string | null;

  @ApiProperty({ enum: INBOX_STATUSES, description: 'How far the staff are with it.' })
  request_status!: InboxStatus;

  @ApiProperty({ format: 'date-time' })
  received_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When the promised answer is due.' })
  due_at!: string;

  @ApiProperty({ type: [InquiryAnswerDto], description: 'Oldest first.' })
  answers!: InquiryAnswerDto[];
}

export class GeneralInquiriesPageDto {
  @ApiProperty({ type: [OwnInquiryDto] })
  items!: OwnInquiryDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
