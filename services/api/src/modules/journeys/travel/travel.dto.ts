import {
  TRAVEL_LEG_KINDS,
  TRAVEL_LEG_STATES,
  type TravelLeg,
  type TravelLegKind,
  type TravelLegState,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, MomentField, TextField, ZoneField } from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { TEXT_OR_NULL } from '../journey-entries.dto.js';

const PLACE_MAX = 200;
const ADDRESS_MAX = 400;

class TravelLegFieldsDto {
  @ChoiceField({ label: 'Kind', of: TRAVEL_LEG_KINDS })
  kind!: TravelLegKind;

  @TextField({ label: 'From place', optional: true, nullable: true, max: PLACE_MAX })
  from_place?: string | null;

  @TextField({ label: 'To place', optional: true, nullable: true, max: PLACE_MAX })
  to_place?: string | null;

  @TextField({
    label: 'Local address',
    optional: true,
    nullable: true,
    max: ADDRESS_MAX,
    description: 'Of `to_place`, in the script a local driver reads.',
  })
  to_address?: string | null;

  @MomentField({ label: 'Starts' })
  starts_at!: string;

  @ZoneField({ label: 'Time zone', description: 'The clock of the start.' })
  zone!: string;

  @MomentField({ label: 'Ends', optional: true, nullable: true })
  ends_at?: string | null;

  @ZoneField({ label: 'End time zone', optional: true, nullable: true, description: 'The clock of the end.' })
  end_zone?: string | null;

  @TextField({ label: 'Reference', optional: true, nullable: true, max: 80 })
  reference?: string | null;

  @IdField({ label: 'Assignment', optional: true, nullable: true, description: 'Whose work it is.' })
  assignment_id?: string | null;

  @ChoiceField({ label: 'State', optional: true, of: TRAVEL_LEG_STATES, description: '`planned` by default.' })
  status?: TravelLegState;
}

export class NewTravelLegDto extends TravelLegFieldsDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class TravelLegChangeDto extends partialOf(TravelLegFieldsDto) {}

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class TravelLegDto implements TravelLeg {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ enum: TRAVEL_LEG_KINDS })
  kind!: TravelLegKind;

  @ApiProperty(TEXT_OR_NULL)
  from_place!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  to_place!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  to_address!: string | null;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ description: 'An IANA name.' })
  zone!: string;

  @ApiProperty(TIME_OR_NULL)
  ends_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  end_zone!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  reference!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  assignment_id!: string | null;

  @ApiProperty({ enum: TRAVEL_LEG_STATES })
  status!: TravelLegState;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class TravelLegsDto {
  @ApiProperty({ type: [TravelLegDto], description: 'In the order of their starts.' })
  items!: TravelLegDto[];
}

export class NewTravelFeedDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class TravelFeedDto {
  @ApiProperty({ description: 'Of the calendar on this site; shown once. A new one replaces it.' })
  path!: string;
}
