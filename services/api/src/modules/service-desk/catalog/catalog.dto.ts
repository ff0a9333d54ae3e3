import { type Role, ROLES, STAFF_ROLES } from '@ayana/contracts/identity';
import {
  FIELD_KEY,
  PRIORITIES,
  type Priority,
  SERVICE_FIELD_KINDS,
  SERVICE_ITEM_STATUSES,
  SERVICE_NEED_KINDS,
  type ServiceFieldKind,
  type ServiceItemStatus,
  type ServiceNeedKind,
} from '@ayana/contracts/service-desk';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  FlagField,
  IdField,
  IntegerField,
  LimitField,
  NameField,
  SearchField,
  TextField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import { ListField, ObjectField } from '../../../platform/http/input/nested-fields.js';
import { SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const ITEMS_DEFAULT = 50;
const ITEMS_MAX = 100;
export const ITEM_SORTS = ['name', 'updated', 'status', 'owner'] as const;
/** No target is longer: a year of working time. */
const MAX_MINUTES = 170_000;

export class ServiceItemsQueryDto {
  @SearchField({ label: 'Search', optional: true, description: 'Words of the name or the description.' })
  q?: string;

  @ChoiceField({ label: 'Status', optional: true, of: SERVICE_ITEM_STATUSES })
  status?: ServiceItemStatus;

  @ChoiceField({ label: 'Sort', optional: true, of: ITEM_SORTS })
  sort?: (typeof ITEM_SORTS)[number];

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: ITEMS_DEFAULT, max: ITEMS_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class NewServiceItemDto {
  @TextField({ label: 'Name', max: 120 })
  name!: string;

  @TextField({ label: 'Description' })
  description!: string;

  @IdField({ label: 'Owner', optional: true })
  owner_id?: string;
}

export class ServiceItemChangeDto {
  @TextField({ label: 'Name', optional: true, max: 120 })
  name?: string;

  @TextField({ label: 'Description', optional: true })
  description?: string;

  @IdField({ label: 'Owner', optional: true, nullable: true })
  owner_id?: string | null;
}

export class ServiceFieldInputDto {
  @NameField({ label: 'Key', pattern: FIELD_KEY, max: 40 })
  key!: string;

  @ChoiceField({ label: 'Kind', of: SERVICE_FIELD_KINDS })
  kind!: ServiceFieldKind;

  @TextField({ label: 'Label', max: 120 })
  label!: string;

  @FlagField({ label: 'Required' })
  required!: boolean;

  @TextField({ label: 'Help', optional: true, nullable: true, max: 300 })
  help?: string | null;

  @TextsField({ label: 'Choices', optional: true, max: 30, length: 120, description: 'Of a `choice` only.' })
  choices?: string[];
}

export class ServiceTargetInputDto {
  @IntegerField({ label: 'Priority', min: PRIORITIES[0], max: PRIORITIES[3] })
  priority!: Priority;

  @IntegerField({ label: 'Minutes to own', min: 1, max: MAX_MINUTES, description: 'Working minutes.' })
  own_minutes!: number;

  @IntegerField({ label: 'Minutes to resolve', min: 1, max: MAX_MINUTES, description: 'Working minutes.' })
  resolve_minutes!: number;
}

export class ServiceApproverInputDto {
  @ChoiceField({ label: 'Role', optional: true, nullable: true, of: STAFF_ROLES })
  role?: Role | null;

  @IdField({ label: 'User', optional: true, nullable: true })
  user_id?: string | null;
}

/** Its other fields are keys of questions. */
export class ServiceNeedInputDto {
  @ChoiceField({ label: 'Kind', of: SERVICE_NEED_KINDS })
  kind!: ServiceNeedKind;

  @NameField({ label: 'City', pattern: FIELD_KEY, max: 40, description: 'A required choice among cities.' })
  city!: string;

  @NameField({ label: 'From', pattern: FIELD_KEY, max: 40, description: 'A required date.' })
  from!: string;

  @NameField({ label: 'Days', optional: true, pattern: FIELD_KEY, max: 40, description: 'A number.' })
  days?: string;

  @NameField({ label: 'Language', optional: true, pattern: FIELD_KEY, max: 40, description: 'A choice of languages.' })
  language?: string;
}

export class NewServiceVersionDto {
  @ListField({ label: 'Form', of: ServiceFieldInputDto, max: 40 })
  form!: ServiceFieldInputDto[];

  @ListField({ label: 'Targets', of: ServiceTargetInputDto, min: 4, max: 4, description: 'One for each priority.' })
  targets!: ServiceTargetInputDto[];

  @ListField({
    label: 'Approvals',
    of: ServiceApproverInputDto,
    max: 5,
    description: 'In this order; each names a role or a user.',
  })
  approvals!: ServiceApproverInputDto[];

  @ChoicesField({ label: 'Roles', of: ROLES, max: ROLES.length, description: 'Who may ask for it.' })
  ask_roles!: Role[];

  @ObjectField({ label: 'Need', of: ServiceNeedInputDto, optional: true, description: 'What a request for it makes.' })
  need?: ServiceNeedInputDto;
}
