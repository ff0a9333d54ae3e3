import type { DoctorAccount } from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../../../platform/http/input/fields.js';
import { NamedDto } from '../applications/applications.dto.js';
import { OrganisationInvitationDto } from '../members/members.dto.js';

export class DoctorLinkDto {
  @EmailField({ label: 'E-mail', description: 'Of an account that exists.' })
  email!: string;
}

class LinkedUserDto extends NamedDto {
  @ApiProperty()
  email!: string;
}

export class DoctorAccountDto implements DoctorAccount {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  full_name!: string;

  @ApiProperty({ type: NamedDto })
  organisation!: NamedDto;

  @ApiProperty({ type: LinkedUserDto, nullable: true })
  user!: LinkedUserDto | null;

  @ApiProperty({ type: OrganisationInvitationDto, nullable: true })
  invitation!: OrganisationInvitationDto | null;
}
