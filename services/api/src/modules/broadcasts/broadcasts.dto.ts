import {
  BROADCAST_ACTS,
  BROADCAST_CHANNELS,
  BROADCAST_MESSAGE_STATES,
  BROADCAST_PURPOSES,
  BROADCAST_STATES,
  type BroadcastAct,
  type BroadcastChannel,
  type BroadcastMessageState,
  type BroadcastPurpose,
  type BroadcastState,
  type BroadcastTiming,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import {
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  MomentField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { ListField, ObjectField } from '../../platform/http/input/nested-fields.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { AudienceInputDto } from './audience/audience.dto.js';

const optional = { optional: true } as const;
export const BROADCAST_SORTS = ['created', 'updated', 'title', 'state', 'purpose', 'author'] as const;
export type BroadcastSort = (typeof BROADCAST_SORTS)[number];

/** Languages and variables of one broadcast. */
const MOST_TEXTS = 25;
const MOST_VALUES = 200;

export class BroadcastFiltersDto extends ListQueryDto {
  @ChoicesField({ label: 'State', of: BROADCAST_STATES, max: BROADCAST_STATES.length, ...optional })
  state?: BroadcastState[];

  @ChoiceField({ label: 'Purpose', of: BROADCAST_PURPOSES, ...optional })
  purpose?: BroadcastPurpose;

  @IdField({ label: 'Incident', ...optional })
  incident_id?: string;

  @SearchField({ label: 'Search', max: 200, ...optional })
  q?: string;

  @ChoiceField({ label: 'Sort', of: BROADCAST_SORTS, ...optional, description: '`created` by default.' })
  sort?: BroadcastSort;
}

export class BroadcastTextInputDto {
  @TextField({ label: 'Language', max: 20 })
  language!: string;

  @TextField({ label: 'Subject', max: 120 })
  subject!: string;

  @TextField({ label: 'Text' })
  body!: string;

  @TextField({ label: 'Text message', max: 480, ...optional, nullable: true })
  text?: string | null;

  @TextField({ label: 'Button', max: 60, ...optional, nullable: true })
  link_label?: string | null;
}

export class BroadcastVariableInputDto {
  @TextField({ label: 'Name', max: 40 })
  name!: string;

  @TextField({ label: 'Language', max: 20 })
  language!: string;

  @TextField({ label: 'Value', max: 500 })
  value!: string;
}

export class BroadcastChangeDto {
  @TextField({ label: 'Title', max: 160, ...optional, description: 'For the staff.' })
  title?: string;

  @ChoiceField({ label: 'Purpose', of: BROADCAST_PURPOSES, ...optional })
  purpose?: BroadcastPurpose;

  @ChoiceField({ label: 'Topic', of: NEWSLETTER_TOPICS, ...optional, nullable: true, description: 'Of a promotion.' })
  topic?: NewsletterTopic | null;

  @ChoicesField({ label: 'Channels', of: BROADCAST_CHANNELS, max: BROADCAST_CHANNELS.length, ...optional })
  channels?: BroadcastChannel[];

  @ListField({
    label: 'Texts',
    of: BroadcastTextInputDto,
    min: 1,
    max: MOST_TEXTS,
    ...optional,
    description: 'English first.',
  })
  texts?: BroadcastTextInputDto[];

  @ListField({ label: 'Variables', of: BroadcastVariableInputDto, max: MOST_VALUES, ...optional })
  variables?: BroadcastVariableInputDto[];

  @ObjectField({ label: 'Audience', of: AudienceInputDto, ...optional })
  audience?: AudienceInputDto;

  @TextField({ label: 'Link', max: 500, ...optional, nullable: true })
  link?: string | null;

  @FlagField({ label: 'Urgent', ...optional, description: 'Leaves in quiet hours too.' })
  is_urgent?: boolean;
}

export class NewBroadcastDto extends BroadcastChangeDto {
  @TextField({ label: 'Title', max: 160 })
  declare title: string;

  @ChoiceField({ label: 'Purpose', of: BROADCAST_PURPOSES })
  declare purpose: BroadcastPurpose;

  @ChoicesField({ label: 'Channels', of: BROADCAST_CHANNELS, max: BROADCAST_CHANNELS.length })
  declare channels: BroadcastChannel[];

  @ListField({ label: 'Texts', of: BroadcastTextInputDto, min: 1, max: MOST_TEXTS, description: 'English first.' })
  declare texts: BroadcastTextInputDto[];

  @ObjectField({ label: 'Audience', of: AudienceInputDto })
  declare audience: AudienceInputDto;

  @IdField({ label: 'Incident', ...optional })
  incident_id?: string;
}

export class BroadcastDraftDto {
  @IdField({ label: 'Incident' })
  incident_id!: string;
}

export class BroadcastTransitionDto {
  @ChoiceField({ label: 'Transition', of: BROADCAST_ACTS })
  name!: BroadcastAct;

  @TextField({ label: 'Note', max: 1000, ...optional, description: 'Needed to send it back, and to cancel it.' })
  note?: string;

  @ChoiceField({ label: 'Timing', of: ['moment', 'local'], ...optional, description: 'Of `schedule`.' })
  timing?: Exclude<BroadcastTiming, 'now'>;

  @MomentField({ label: 'Time', ...optional, description: 'For all at once.' })
  sends_at?: string;

  @TextField({ label: 'Local time', max: 16, ...optional, description: 'By each reader’s clock: `2026-12-01T09:00`.' })
  local_time?: string;
}

export class BroadcastPreviewQueryDto {
  @IdField({ label: 'Reader', ...optional, description: '`key` of a sample; without it the first one.' })
  key?: string;
}

export class BroadcastMessagesQueryDto extends ListQueryDto {
  @ChoicesField({ label: 'State', of: BROADCAST_MESSAGE_STATES, max: BROADCAST_MESSAGE_STATES.length, ...optional })
  state?: BroadcastMessageState[];

  @ChoiceField({ label: 'Channel', of: BROADCAST_CHANNELS, ...optional })
  channel?: BroadcastChannel;

  @FlagField({ label: 'Opened', ...optional })
  opened?: boolean;
}

export class BroadcastTokenDto {
  @TextField({ label: 'Token', max: 200 })
  token!: string;
}
