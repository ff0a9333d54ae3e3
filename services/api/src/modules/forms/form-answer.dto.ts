import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What every form function answers (spec section 7). */
export class FormAnswerDto {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ description: 'Fit to show the sender.' })
  message!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of the row, readable from now on.' })
  id?: string;
}
