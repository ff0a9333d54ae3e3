import { STAFF_GROUP_MEMBERS_MAX } from '@ayana/contracts/identity';
import { IdsField, TextField } from '../../../platform/http/input/fields.js';

const NAME = { label: 'Name', max: 80 } as const;
const PURPOSE = { label: 'Purpose', max: 300, optional: true, nullable: true } as const;
const MEMBERS = { label: 'Members', max: STAFF_GROUP_MEMBERS_MAX, description: 'Of the staff.' } as const;

export class NewStaffGroupDto {
  @TextField(NAME)
  name!: string;

  @TextField(PURPOSE)
  purpose?: string | null;

  @IdsField(MEMBERS)
  member_ids!: string[];
}

export class StaffGroupChangeDto {
  @TextField({ ...NAME, optional: true })
  name?: string;

  @TextField(PURPOSE)
  purpose?: string | null;

  @IdsField({ ...MEMBERS, optional: true })
  member_ids?: string[];
}
