import { type Role, ROLES } from '@ayana/contracts/identity';
import { FIRST_STAGE, LAST_STAGE } from '@ayana/contracts/journey';
import {
  AUDIENCE_KINDS,
  type AudienceKind,
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type BroadcastPurpose,
  BROADCAST_PURPOSES,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  FlagField,
  IdField,
  IdsField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import { ObjectField } from '../../../platform/http/input/nested-fields.js';

const optional = { optional: true } as const;
const STAGES = Array.from({ length: LAST_STAGE - FIRST_STAGE + 1 }, (_, index) => String(FIRST_STAGE + index));

/** Who a broadcast is for. Filters that are left out leave nobody out. */
export class AudienceInputDto {
  @ChoiceField({ label: 'Kind', of: AUDIENCE_KINDS })
  kind!: AudienceKind;

  @ChoicesField({ label: 'Roles', of: ROLES, max: ROLES.length, ...optional })
  roles?: Role[];

  @TextsField({ label: 'Countries', max: 60, length: 80, ...optional })
  countries?: string[];

  @TextsField({ label: 'Languages', max: 40, length: 20, ...optional })
  languages?: string[];

  @ChoicesField({ label: 'Stages', of: STAGES, max: STAGES.length, ...optional, description: 'Completed ones.' })
  stages?: string[];

  @IdsField({ label: 'Hospitals', max: 50, ...optional })
  hospital_ids?: string[];

  @DateField({ label: 'From', ...optional, nullable: true, description: 'Arrivals in India from this day on.' })
  arrives_from?: string | null;

  @DateField({ label: 'Until', ...optional, nullable: true })
  arrives_until?: string | null;

  @IdsField({ label: 'Journeys', max: 500, ...optional, description: 'Of the incident.' })
  journey_ids?: string[];

  @FlagField({ label: 'Patients', ...optional, description: 'Of the journeys; true by default.' })
  with_patients?: boolean;

  @FlagField({ label: 'Families', ...optional })
  with_families?: boolean;
}

/** What counts for who gets a broadcast. */
export class AudienceQuestionDto {
  @ObjectField({ label: 'Audience', of: AudienceInputDto })
  audience!: AudienceInputDto;

  @ChoicesField({ label: 'Channels', of: BROADCAST_CHANNELS, max: BROADCAST_CHANNELS.length })
  channels!: BroadcastChannel[];

  @ChoiceField({ label: 'Purpose', of: BROADCAST_PURPOSES })
  purpose!: BroadcastPurpose;

  @ChoiceField({ label: 'Topic', of: NEWSLETTER_TOPICS, ...optional, nullable: true })
  topic?: NewsletterTopic | null;

  @TextsField({ label: 'Languages', max: 30, length: 20, ...optional, description: 'That it is written in.' })
  languages?: string[];

  @IdField({ label: 'Incident', ...optional, nullable: true })
  incident_id?: string | null;
}
