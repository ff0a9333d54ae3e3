import { ApiProperty } from '@nestjs/swagger';
import { EmailField, NameField } from '../../platform/http/input/fields.js';
import { MailTestDto } from './test-mails.dto.js';

const time = { type: String, format: 'date-time' } as const;

export class NewVerificationTestDto {
  @EmailField({ label: 'E-mail' })
  email!: string;

  @NameField({ label: 'Language', pattern: /^[A-Za-z-]+$/, max: 20 })
  language!: string;
}

/** One test account and how far the confirmation of its address is. */
export class VerificationTestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  language!: string;

  @ApiProperty(time)
  started_at!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who started it.' })
  started_by!: string | null;

  @ApiProperty({ type: [MailTestDto], description: 'The confirmation mails, the newest last.' })
  mails!: MailTestDto[];

  @ApiProperty(time)
  link_expires_at!: string;

  @ApiProperty({ ...time, nullable: true, description: 'When the link was opened and the account made.' })
  opened_at!: string | null;

  @ApiProperty({ ...time, nullable: true, description: 'When the same link was refused.' })
  refused_again_at!: string | null;

  @ApiProperty({ ...time, nullable: true, description: 'When the account was removed.' })
  removed_at!: string | null;
}

export class VerificationTestsDto {
  @ApiProperty({ type: [VerificationTestDto], description: 'The last twenty, the newest first.' })
  items!: VerificationTestDto[];
}
