import type { MailAttempt } from '@ayana/contracts/test-pages';
import { shape } from '../../platform/http/openapi/shape.js';
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

  @ApiProperty({ type: [shape('MailAttempt')], description: 'Oldest first.' })
  attempts!: MailAttempt[];
}

export class MailTestsPageDto extends pageDtoOf(MailTestDto) {}
