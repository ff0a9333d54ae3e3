import { ApiProperty } from '@nestjs/swagger';

/** What is answered alike whether an address is known or not. */
export class SentDto {
  @ApiProperty()
  success!: boolean;

  @ApiProperty({ description: 'Fit to show a person.' })
  message!: string;
}
