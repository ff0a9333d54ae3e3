import {
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  type DocumentKind,
  type DocumentState,
  FIT_TO_TRAVEL,
  type FitToTravel,
  QUOTE_STATES,
  type QuoteState,
  type Sex,
  SEXES,
  TRAVEL_LEG_KINDS,
  TRAVEL_LEG_STATES,
  type TravelLegKind,
  type TravelLegState,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { HealthSummaryDto } from '../health/health.dto.js';
import { ID_OR_NULL, RequestedTreatmentDto, TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';

const INTEGER_OR_NULL = { type: 'integer', nullable: true } as const;
const DAY_OR_NULL = { type: 'string', format: 'date', nullable: true } as const;

export class LegFactDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: TRAVEL_LEG_KINDS })
  kind!: TravelLegKind;

  @ApiProperty({ enum: TRAVEL_LEG_STATES })
  status!: TravelLegState;

  @ApiProperty(TEXT_OR_NULL)
  from_place!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  to_place!: string | null;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ description: 'IANA name of the zone at its start.' })
  zone!: string;

  @ApiProperty(TIME_OR_NULL)
  ends_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  reference!: string | null;
}

export class DocumentFactDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @ApiProperty({ enum: DOCUMENT_STATES })
  status!: DocumentState;

  @ApiProperty(TIME_OR_NULL)
  uploaded_at!: string | null;
}

export class OpinionFactDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  summary!: string;

  @ApiProperty({ enum: FIT_TO_TRAVEL })
  fit_to_travel!: FitToTravel;

  @ApiProperty(INTEGER_OR_NULL)
  days_in_hospital!: number | null;

  @ApiProperty(INTEGER_OR_NULL)
  days_in_india!: number | null;

  @ApiProperty({ format: 'date-time' })
  signed_at!: string;
}

export class QuoteFactDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(ID_OR_NULL)
  assignment_id!: string | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ enum: QUOTE_STATES })
  status!: QuoteState;

  @ApiProperty({ format: 'date' })
  valid_until!: string;
}

/** What a reader sees of a journey and its patient. Null: not for this reader, or not known. */
export class JourneyFactsDto {
  @ApiProperty({ type: RequestedTreatmentDto, nullable: true })
  treatment!: RequestedTreatmentDto | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Ten years: `40–49`.' })
  age_band!: string | null;

  @ApiProperty({ type: 'string', enum: [...SEXES, null], nullable: true })
  sex!: Sex | null;

  @ApiProperty(INTEGER_OR_NULL)
  age!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  email!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  phone!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  country!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  nationality!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  passport_number!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Language tag of the account.' })
  language!: string | null;

  @ApiProperty({ ...INTEGER_OR_NULL, description: 'The patient and those who come along.' })
  party_size!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  special_needs!: string | null;

  @ApiProperty({ type: HealthSummaryDto, nullable: true })
  health!: HealthSummaryDto | null;

  @ApiProperty(DAY_OR_NULL)
  preferred_from!: string | null;

  @ApiProperty(DAY_OR_NULL)
  preferred_to!: string | null;

  @ApiProperty(TIME_OR_NULL)
  admission_at!: string | null;

  @ApiProperty({ type: [LegFactDto], nullable: true, description: 'Of an assignee: those of their assignment.' })
  legs!: LegFactDto[] | null;

  @ApiProperty({ type: [DocumentFactDto], nullable: true, description: 'Of an assignee: those granted now.' })
  documents!: DocumentFactDto[] | null;

  @ApiProperty({ type: [OpinionFactDto], nullable: true, description: 'Signed ones.' })
  opinions!: OpinionFactDto[] | null;

  @ApiProperty({ type: [QuoteFactDto], nullable: true, description: 'Of an assignee: their own.' })
  quotes!: QuoteFactDto[] | null;
}
