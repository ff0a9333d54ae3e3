import { FORM_FUNCTIONS, type FormFunction } from '@ayana/contracts/forms';
import { ApiProperty } from '@nestjs/swagger';
import { MailTestDto } from './test-mails.dto.js';

/** What a form left behind when the staff sent it as a test. */
export class FormTestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: FORM_FUNCTIONS })
  form!: FormFunction;

  @ApiProperty({ description: 'The name that was typed, where the form asks for one.' })
  name!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  received_at!: string;

  @ApiProperty({
    type: [MailTestDto],
    description: 'The mails it caused: sent to the allow-list, withheld from anybody else.',
  })
  mails!: MailTestDto[];
}

export class FormTestsDto {
  @ApiProperty({ type: [FormTestDto], description: 'The newest first, at most two hundred.' })
  items!: FormTestDto[];

  @ApiProperty({ type: 'integer' })
  total!: number;
}
