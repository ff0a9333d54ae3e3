import type { LastEditor } from '@ayana/contracts/editing';
import { type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import { type Role, ROLES } from '@ayana/contracts/identity';
import {
  MEMBER_ROLES,
  type MemberRole,
  type Organisation,
  ORGANISATION_KINDS,
  type OrganisationDetail,
  type OrganisationDoctor,
  type OrganisationHospital,
  type OrganisationHours,
  type OrganisationKind,
  type OrganisationMember,
} from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import {
  ChoiceField,
  ChoicesField,
  ClockTimeField,
  EmailField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  PhoneField,
  SearchField,
  TextField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { OrganisationInvitationDto } from '../members/members.dto.js';

const nullableText = { type: 'string', nullable: true } as const;
const optional = { optional: true } as const;
const emptied = { optional: true, nullable: true } as const;
const SORTS = ['name', 'created_at'] as const;

export class OrganisationsQueryDto extends ListQueryDto {
  @SearchField({ label: 'Search', ...optional, description: 'Words of the name.' })
  q?: string;

  @ChoiceField({ label: 'Kind', ...optional, of: ORGANISATION_KINDS })
  kind?: OrganisationKind;

  @IdField({ label: 'City', ...optional })
  city?: string;

  @FlagField({ label: 'Waiting', ...optional, description: 'Those with something for the staff to do.' })
  waiting?: boolean;

  @FlagField({ label: 'Expired', ...optional, description: 'Those with a paper that lapsed.' })
  expired?: boolean;

  @ChoiceField({ label: 'Sort', ...optional, of: SORTS })
  sort?: (typeof SORTS)[number];
}

export class OrganisationHoursDto implements OrganisationHours {
  @IntegerField({ label: 'Weekday', min: 1, max: 7, description: '1 is Monday.' })
  weekday!: number;

  @ClockTimeField({ label: 'From' })
  from_time!: string;

  @ClockTimeField({ label: 'To' })
  to_time!: string;
}

export class NewOrganisationDto {
  @TextField({ label: 'Name', max: 200 })
  name!: string;

  @ChoiceField({ label: 'Kind', of: ORGANISATION_KINDS })
  kind!: OrganisationKind;
}

export class OrganisationChangeDto {
  @TextField({ label: 'Name', ...optional, max: 200, description: 'By the staff.' })
  name?: string;

  @ChoiceField({
    label: 'Kind',
    ...optional,
    of: ORGANISATION_KINDS,
    description: 'By the staff, while nobody works there.',
  })
  kind?: OrganisationKind;

  @ChoiceField({ label: 'State', ...optional, of: ['active', 'inactive'], description: 'By the staff.' })
  status?: 'active' | 'inactive';

  @TextField({ label: 'About', ...emptied })
  about?: string | null;

  @EmailField({ label: 'E-mail', ...emptied })
  email?: string | null;

  @PhoneField({ label: 'Phone', ...emptied })
  phone?: string | null;

  @TextField({ label: 'Website', ...emptied, max: 200 })
  website?: string | null;

  @TextField({ label: 'Address', ...emptied, max: 300 })
  address?: string | null;

  @ChoicesField({ label: 'Languages', ...optional, of: LANGUAGES, max: LANGUAGES.length })
  languages?: Language[];

  @IdsField({ label: 'Cities', ...optional, max: 30 })
  city_ids?: string[];

  @ZoneField({ label: 'Time zone', ...optional })
  time_zone?: string;

  @ListField({ label: 'Hours', ...optional, of: OrganisationHoursDto, max: 28 })
  opening_hours?: OrganisationHoursDto[];
}

export class OrganisationDto implements Organisation {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: ORGANISATION_KINDS })
  kind!: OrganisationKind;

  @ApiProperty({ enum: ['active', 'inactive'] })
  status!: 'active' | 'inactive';

  @ApiProperty({ type: [String] })
  cities!: string[];

  @ApiProperty({ type: 'integer' })
  people!: number;

  @ApiProperty({ type: 'integer' })
  owners!: number;

  @ApiProperty({ type: 'integer' })
  proposals_waiting!: number;

  @ApiProperty({ type: 'integer' })
  credentials_waiting!: number;

  @ApiProperty({ type: 'integer' })
  credentials_expired!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class OrganisationsPageDto extends pageDtoOf(OrganisationDto) {}

export class OrganisationMemberDto implements OrganisationMember {
  @ApiProperty({ format: 'uuid' })
  user_id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ enum: MEMBER_ROLES })
  role!: MemberRole;

  @ApiProperty({ type: 'string', enum: ROLES, nullable: true, description: 'What the account is now.' })
  account_role!: Role | null;

  @ApiProperty({ format: 'date-time' })
  since!: string;
}

export class OrganisationHospitalDto implements OrganisationHospital {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty(nullableText)
  city_name!: string | null;
}

export class OrganisationDoctorDto implements OrganisationDoctor {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  full_name!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ format: 'uuid' })
  hospital_id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty()
  is_active!: boolean;

  @ApiProperty({ ...nullableText, format: 'uuid' })
  user_id!: string | null;

  @ApiProperty(nullableText)
  user_email!: string | null;

  @ApiProperty({ type: OrganisationInvitationDto, nullable: true })
  invitation!: OrganisationInvitationDto | null;
}

export class OrganisationDetailDto implements OrganisationDetail {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: ORGANISATION_KINDS })
  kind!: OrganisationKind;

  @ApiProperty({ enum: ['active', 'inactive'] })
  status!: 'active' | 'inactive';

  @ApiProperty(nullableText)
  about!: string | null;

  @ApiProperty(nullableText)
  email!: string | null;

  @ApiProperty(nullableText)
  phone!: string | null;

  @ApiProperty(nullableText)
  website!: string | null;

  @ApiProperty(nullableText)
  address!: string | null;

  @ApiProperty({ enum: LANGUAGES, isArray: true })
  languages!: Language[];

  @ApiProperty({ type: [String] })
  city_ids!: string[];

  @ApiProperty({ type: [String] })
  cities!: string[];

  @ApiProperty()
  time_zone!: string;

  @ApiProperty({ type: [OrganisationHoursDto] })
  opening_hours!: OrganisationHoursDto[];

  @ApiProperty({ type: 'string', enum: MEMBER_ROLES, nullable: true, description: 'What the caller is.' })
  own_role!: MemberRole | null;

  @ApiProperty({ type: [OrganisationMemberDto] })
  members!: OrganisationMemberDto[];

  @ApiProperty({ type: [OrganisationInvitationDto], required: false, description: 'For owners and the staff.' })
  invitations?: OrganisationInvitationDto[];

  @ApiProperty({ type: [OrganisationHospitalDto] })
  hospitals!: OrganisationHospitalDto[];

  @ApiProperty({ type: [OrganisationDoctorDto] })
  doctors!: OrganisationDoctorDto[];

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}
