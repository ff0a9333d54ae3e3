import { type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import { ORGANISATION_KINDS, type OrganisationHours, type OrganisationKind } from '@ayana/contracts/organisations';
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
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const optional = { optional: true } as const;
const emptied = { optional: true, nullable: true } as const;
const SORTS = ['name', 'created_at', 'kind', 'people'] as const;

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
