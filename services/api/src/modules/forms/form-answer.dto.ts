import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The answer of every form function (spec section 7). */
export class FormAnswerDto {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ description: 'Fit to show the sender.' })
  message!: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Id of the row, readable from now on.' })
  id?: string;
}
