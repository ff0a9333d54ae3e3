import { ApiProperty } from '@nestjs/swagger';

/** The same answer whether the address is known or not. */
export class SentDto {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ description: 'Fit to show a person.' })
  message!: string;
}
