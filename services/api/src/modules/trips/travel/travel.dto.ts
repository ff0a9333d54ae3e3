import {
  FLIGHT_KINDS,
  type FlightKind,
  LEG_PRESSES,
  type LegPress,
  TRAVEL_LEG_KINDS,
  TRAVEL_LEG_STATES,
  type TravelLegKind,
  type TravelLegState,
} from '@ayana/contracts/journey';
import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  MomentField,
  PhoneField,
  TextField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';

const PLACE_MAX = 200;
const ADDRESS_MAX = 400;
const NAME_MAX = 120;
const REFERENCE_MAX = 80;

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

  @TextField({ label: 'Reference', optional: true, nullable: true, max: REFERENCE_MAX })
  reference?: string | null;

  @IdField({ label: 'Assignment', optional: true, nullable: true, description: 'Whose work it is.' })
  assignment_id?: string | null;

  @TextField({
    label: 'Contact',
    optional: true,
    nullable: true,
    max: NAME_MAX,
    description: 'The driver or the host.',
  })
  contact_name?: string | null;

  @PhoneField({ label: 'Phone of the contact', optional: true, nullable: true })
  contact_phone?: string | null;

  @TextField({ label: 'Vehicle', optional: true, nullable: true, max: NAME_MAX })
  vehicle?: string | null;

  @TextField({ label: 'Room', optional: true, nullable: true, max: NAME_MAX })
  room?: string | null;

  @FlagField({ label: 'Time known', optional: true, description: 'False while a new time is not known yet.' })
  time_known?: boolean;

  @ChoiceField({ label: 'State', optional: true, of: TRAVEL_LEG_STATES, description: '`planned` by default.' })
  status?: TravelLegState;
}

export class NewTravelLegDto extends TravelLegFieldsDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class TravelLegChangeDto extends partialOf(TravelLegFieldsDto) {}

/** One press of a partner. */
export class LegPressDto {
  @ChoiceField({ label: 'Press', of: LEG_PRESSES })
  press!: LegPress;

  @ChoiceField({ label: 'State', of: TRAVEL_LEG_STATES, description: 'As it was shown when it was pressed.' })
  seen_status!: TravelLegState;

  @MomentField({ label: 'Start', description: 'As it was shown when it was pressed.' })
  seen_starts_at!: string;

  @MomentField({ label: 'Pressed', optional: true, description: 'On the device, where it is sent later.' })
  pressed_at?: string;
}

/** A flight that the patient booked or was moved to. */
export class FlightReportDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Flight', of: FLIGHT_KINDS })
  kind!: FlightKind;

  @TextField({ label: 'Flight number', optional: true, max: REFERENCE_MAX })
  reference?: string;

  @TextField({ label: 'From', optional: true, max: PLACE_MAX })
  from_place?: string;

  @TextField({ label: 'To', optional: true, max: PLACE_MAX })
  to_place?: string;

  @MomentField({ label: 'Departure', optional: true, description: 'Absent while it is not known.' })
  starts_at?: string;

  @ZoneField({ label: 'Time zone', optional: true, description: 'The clock of the departure.' })
  zone?: string;

  @MomentField({ label: 'Landing', optional: true, description: 'Absent: the flight takes as long as before.' })
  ends_at?: string;

  @ZoneField({ label: 'Time zone of the landing', optional: true })
  end_zone?: string;
}

export class ManifestQueryDto {
  @DateField({ label: 'Day', description: 'On the clock of each place.' })
  day!: string;
}

export class NewTravelFeedDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}
