import { type Department, DEPARTMENTS, type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import {
  ChoiceField,
  ChoicesField,
  IntegerField,
  NameField,
  NumberField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { LODGING_TIERS } from '@ayana/contracts/catalogue';

export class SeasonBodyDto {
  @TextField({ label: 'Season', max: 60 })
  season!: string;

  @TextField({ label: 'Months', max: 80 })
  months!: string;

  @IntegerField({ label: 'Night temperature', min: -40, max: 60, description: 'Of an ordinary night, Celsius.' })
  low_c!: number;

  @IntegerField({ label: 'Day temperature', min: -40, max: 60, description: 'Of an ordinary day, Celsius.' })
  high_c!: number;

  @TextField({ label: 'Note', max: 300 })
  note!: string;
}

export class LodgingBodyDto {
  @ChoiceField({ label: 'Kind', of: LODGING_TIERS })
  tier!: (typeof LODGING_TIERS)[number];

  @IntegerField({ label: 'Lowest price', min: 1, max: 10_000, description: 'A night for two, whole US dollars.' })
  usd_min!: number;

  @IntegerField({ label: 'Highest price', min: 1, max: 10_000 })
  usd_max!: number;

  @TextField({ label: 'Note', max: 300 })
  note!: string;
}

/** The address of its page is made from the name once, and stays, so that links to it keep working. */
export class NewCityDto {
  @TextField({ label: 'Name', max: 80 })
  name!: string;

  @TextField({ label: 'Federal state', max: 80 })
  state!: string;

  @TextField({ label: 'Summary' })
  summary!: string;

  @NumberField({ label: 'Latitude', min: -90, max: 90 })
  latitude!: number;

  @NumberField({ label: 'Longitude', min: -180, max: 180 })
  longitude!: number;

  @TextField({ label: 'Airport', max: 120 })
  airport_name!: string;

  @NameField({ label: 'Airport code', pattern: /^[A-Z]{3}$/, max: 3, description: 'IATA, such as MAA.' })
  airport_code!: string;

  @IntegerField({ label: 'Minutes from the airport', min: 1, max: 600, description: 'By road, on an ordinary day.' })
  airport_minutes!: number;

  @ChoicesField({ label: 'Languages', of: LANGUAGES, max: LANGUAGES.length })
  languages!: Language[];

  @ChoicesField({
    label: 'Departments',
    of: DEPARTMENTS,
    max: DEPARTMENTS.length,
    description: 'What it is known for.',
  })
  specialities!: Department[];

  @ListField({ label: 'Seasons', of: SeasonBodyDto, max: 6, description: 'In the order of a year.' })
  climate!: SeasonBodyDto[];

  @ListField({ label: 'Lodging', of: LodgingBodyDto, max: LODGING_TIERS.length, description: 'The cheapest first.' })
  lodging!: LodgingBodyDto[];
}

export class CityChangeDto extends partialOf(NewCityDto) {}
