import type { NamedOperator } from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { ApiProperty } from '@nestjs/swagger';

export class NamedPersonDto implements NamedPerson {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'As it is now; empty when the account is gone.' })
  name!: string;
}

/** Someone of the staff, or the patient of a journey. */
export class NamedOperatorDto implements NamedOperator {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'As it is now; empty when the account is gone.' })
  name!: string;
}

export class NamedSubjectDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}
