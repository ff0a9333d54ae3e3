import type { NamedOperator } from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';

export const TIME = { format: 'date-time' } as const;
export const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;
export const TEXT_OR_NULL = { type: 'string', nullable: true } as const;
export const ID_OR_NULL = { type: 'string', format: 'uuid', nullable: true } as const;

/** Someone of the staff, or the patient of a journey. */
export class NamedOperatorDto implements NamedOperator {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'As it is now; empty when the account is gone.' })
  name!: string;
}
