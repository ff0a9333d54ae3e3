import { ApiProperty } from '@nestjs/swagger';
import {
  SUPPORT_MISSING,
  SUPPORT_STATUSES,
  SUPPORT_TOPICS,
  type SupportStatus,
  type SupportTopic,
} from '@ayana/contracts/support';
import { ChoiceField, EmailField, NameField, PhoneField, TextField } from '../../platform/http/input/fields.js';

export class SupportRequestDto {
  @ChoiceField({ label: 'Topic', missing: () => SUPPORT_MISSING.topic, of: SUPPORT_TOPICS })
  topic!: SupportTopic;

  @TextField({ label: 'Name', missing: () => SUPPORT_MISSING.name })
  name!: string;

  @EmailField({ label: 'E-mail', missing: () => SUPPORT_MISSING.email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'Message', missing: () => SUPPORT_MISSING.message })
  message!: string;
}

export class FollowQueryDto {
  @NameField({
    label: 'Request',
    description: 'The token of the link in the mail.',
    pattern: /^[\w.-]+$/,
    max: 120,
  })
  request!: string;
}

export class SupportAnswerDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Who wrote it, as patients may see it.' })
  from!: string | null;

  @ApiProperty({ description: 'Text, never markup.' })
  text!: string;
}

/** A support request as its sender sees it: no address, no note of the staff. */
export class FollowedRequestDto {
  @ApiProperty({ example: 'AY-7K3F9Q' })
  reference!: string;

  @ApiProperty({ enum: SUPPORT_TOPICS })
  topic!: SupportTopic;

  @ApiProperty({ enum: SUPPORT_STATUSES })
  status!: SupportStatus;

  @ApiProperty({ format: 'date-time' })
  received_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When the promised answer is due.' })
  due_at!: string;

  @ApiProperty({ description: 'What was written. Text, never markup.' })
  message!: string;

  @ApiProperty({ type: [SupportAnswerDto], description: 'Oldest first.' })
  answers!: SupportAnswerDto[];
}
