import {
  APPLICATION_STATES,
  type ApplicationState,
  ORGANISATION_KINDS,
  type OrganisationKind,
  type SiteApplication,
} from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, TextField } from '../../../platform/http/input/fields.js';
import { OrganisationInvitationDto } from '../members/members.dto.js';

const optional = { optional: true } as const;
const nullableText = { type: 'string', nullable: true } as const;
const nullableTime = { ...nullableText, format: 'date-time' } as const;

export class ApplicationAcceptanceDto {
  @IdField({ label: 'Organisation', ...optional, description: 'Without one, a new organisation is made.' })
  partner_id?: string;

  @TextField({ label: 'Name', ...optional, max: 200, description: 'Of the new one; as they wrote it when left out.' })
  name?: string;

  @ChoiceField({ label: 'Kind', ...optional, of: ORGANISATION_KINDS, description: 'Of the new one.' })
  kind?: OrganisationKind;

  @IdField({ label: 'Doctor', ...optional, description: 'Of the catalogue, for the application of a doctor.' })
  doctor_id?: string;
}

export class ApplicationRefusalDto {
  @TextField({ label: 'Reason', max: 1000, description: 'The applicant reads it.' })
  reason!: string;
}

export class ApplicationQuestionDto {
  @TextField({ label: 'Message', description: 'The applicant reads it.' })
  message!: string;
}

export class NamedDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}

export class SiteApplicationDto implements SiteApplication {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ['partner', 'doctor'] })
  of!: 'partner' | 'doctor';

  @ApiProperty()
  name!: string;

  @ApiProperty()
  contact_name!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ type: 'string', enum: ORGANISATION_KINDS, nullable: true })
  kind!: OrganisationKind | null;

  @ApiProperty({ enum: APPLICATION_STATES })
  status!: ApplicationState;

  @ApiProperty(nullableTime)
  asked_at!: string | null;

  @ApiProperty(nullableTime)
  decided_at!: string | null;

  @ApiProperty(nullableText)
  decided_by!: string | null;

  @ApiProperty(nullableText)
  refused_reason!: string | null;

  @ApiProperty({ type: NamedDto, nullable: true })
  organisation!: NamedDto | null;

  @ApiProperty({ type: NamedDto, nullable: true })
  doctor!: NamedDto | null;

  @ApiProperty({ type: OrganisationInvitationDto, nullable: true })
  invitation!: OrganisationInvitationDto | null;

  @ApiProperty(nullableTime)
  joined_at!: string | null;
}
