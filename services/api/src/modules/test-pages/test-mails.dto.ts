import { MAIL_STATUSES } from '../messaging/index.js';
import { ApiProperty } from '@nestjs/swagger';
import { EmailField, NameField } from '../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../platform/http/lists/list-query.dto.js';

const TEMPLATE = { label: 'Template', pattern: /^[a-z_]+$/, max: 80 } as const;
const LANGUAGE = { label: 'Language', pattern: /^[A-Za-z-]+$/, max: 20 } as const;
const time = { type: String, format: 'date-time' } as const;

export class MailTestQueryDto {
  @NameField(TEMPLATE)
  template!: string;

  @NameField(LANGUAGE)
  language!: string;
}

export class NewMailTestDto extends MailTestQueryDto {
  @EmailField({ label: 'Recipient' })
  to!: string;
}

export class MailTestsQueryDto extends ListQueryDto {}

export class MailLanguageDto {
  @ApiProperty()
  tag!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: ['ltr', 'rtl'] })
  dir!: 'ltr' | 'rtl';
}

export class MailTemplatesDto {
  @ApiProperty({ type: [String] })
  templates!: string[];

  @ApiProperty({ type: [MailLanguageDto] })
  languages!: MailLanguageDto[];

  @ApiProperty({ type: [String], description: 'Addresses, and domains as `@example.com`, that tests may be sent to.' })
  recipients!: string[];
}

export class MailPreviewDto {
  @ApiProperty()
  subject!: string;

  @ApiProperty({ description: 'A whole document.' })
  html!: string;

  @ApiProperty()
  text!: string;
}

export class MailAttemptDto {
  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty(time)
  started_at!: string;

  @ApiProperty(time)
  finished_at!: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the mail server said; null when it took the mail.' })
  failure!: string | null;
}

/** A mail of a test. */
export class MailTestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  template!: string;

  @ApiProperty()
  language!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where it was withheld: the address may be anyone’s.',
  })
  to!: string | null;

  @ApiProperty({ enum: MAIL_STATUSES })
  status!: (typeof MAIL_STATUSES)[number];

  @ApiProperty(time)
  created_at!: string;

  @ApiProperty({ ...time, nullable: true })
  sent_at!: string | null;

  @ApiProperty({ type: [MailAttemptDto], description: 'Oldest first.' })
  attempts!: MailAttemptDto[];
}

export class MailTestsPageDto extends pageDtoOf(MailTestDto) {}
