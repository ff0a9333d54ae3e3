import {
  ACKNOWLEDGED_BY_WAYS,
  type AcknowledgedBy,
  ESCALATION_RUN_STATES,
  ESCALATION_RUN_WORKFLOW,
  type EscalationEntry,
  type EscalationPage,
  type EscalationRun,
  type EscalationRunDetail,
  type EscalationRunState,
  type EscalationRunTransition,
  PAGE_CHANNELS,
  PAGE_STATES,
  type PageChannel,
  type PageState,
  RUN_EVENTS,
  RUN_SUBJECT_KINDS,
  type RunEvent,
  type RunSubject,
  type RunSubjectKind,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../../service-desk/index.js';
import { EscalationStepDto } from '../chains/chains.dto.js';
import { NamedChainDto } from '../on-call/rotas.dto.js';

const time = { format: 'date-time' } as const;
const timeOrNull = { type: 'string', format: 'date-time', nullable: true } as const;
const textOrNull = { type: 'string', nullable: true } as const;
const integer = { type: 'integer' } as const;

export class RunSubjectDto implements RunSubject {
  @ApiProperty({ enum: RUN_SUBJECT_KINDS })
  kind!: RunSubjectKind;

  @ApiProperty({ format: 'uuid' })
  id!: string;
}

export class EscalationRunDto implements EscalationRun {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'ESC-000123' })
  number!: string;

  @ApiProperty()
  chain!: NamedChainDto;

  @ApiProperty({ type: RunSubjectDto, nullable: true, description: 'Null when someone started it by hand.' })
  subject!: RunSubjectDto | null;

  @ApiProperty()
  title!: string;

  @ApiProperty({ enum: ESCALATION_RUN_STATES })
  state!: EscalationRunState;

  @ApiProperty()
  is_test!: boolean;

  @ApiProperty({ ...integer, description: 'The step that was paged last, from 1; 0 before the first.' })
  step!: number;

  @ApiProperty(integer)
  steps!: number;

  @ApiProperty(integer)
  round!: number;

  @ApiProperty(integer)
  rounds!: number;

  @ApiProperty({ ...timeOrNull, description: 'When the next step is paged.' })
  next_at!: string | null;

  @ApiProperty(time)
  started_at!: string;

  @ApiProperty(timeOrNull)
  acknowledged_at!: string | null;

  @ApiProperty({ type: NamedPersonDto, nullable: true })
  acknowledged_by!: NamedPersonDto | null;

  @ApiProperty({ ...textOrNull, enum: ACKNOWLEDGED_BY_WAYS })
  acknowledged_way!: AcknowledgedBy | null;

  @ApiProperty(timeOrNull)
  ended_at!: string | null;

  @ApiProperty({ description: 'Whether the caller was paged and nobody has answered yet.' })
  pages_me!: boolean;

  @ApiProperty(integer)
  version!: number;
}

export class EscalationRunsPageDto extends pageDtoOf(EscalationRunDto) {}

export class EscalationPageDto implements EscalationPage {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(integer)
  round!: number;

  @ApiProperty(integer)
  step!: number;

  @ApiProperty()
  person!: NamedPersonDto;

  @ApiProperty({ type: NamedChainDto, nullable: true, description: 'The rota the person was on call in.' })
  rota!: NamedChainDto | null;

  @ApiProperty({ enum: PAGE_CHANNELS })
  channel!: PageChannel;

  @ApiProperty({ enum: PAGE_STATES })
  state!: PageState;

  @ApiProperty(time)
  queued_at!: string;

  @ApiProperty(timeOrNull)
  sent_at!: string | null;
}

export class EscalationEntryDto implements EscalationEntry {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty(time)
  at!: string;

  @ApiProperty({ type: NamedPersonDto, nullable: true, description: 'Null for the system.' })
  actor!: NamedPersonDto | null;

  @ApiProperty({ enum: RUN_EVENTS })
  event!: RunEvent;

  @ApiProperty(integer)
  round!: number;

  @ApiProperty(integer)
  step!: number;

  @ApiProperty(textOrNull)
  text!: string | null;
}

export class EscalationRunDetailDto extends EscalationRunDto implements EscalationRunDetail {
  @ApiProperty()
  text!: string;

  @ApiProperty({ ...textOrNull, description: 'Why it was stopped.' })
  reason!: string | null;

  @ApiProperty({ type: [EscalationStepDto], description: 'The steps it began with.' })
  plan!: EscalationStepDto[];

  @ApiProperty({ type: [EscalationPageDto] })
  pages!: EscalationPageDto[];

  @ApiProperty({ type: [EscalationEntryDto] })
  entries!: EscalationEntryDto[];

  @ApiProperty({ enum: Object.keys(ESCALATION_RUN_WORKFLOW), isArray: true })
  transitions!: EscalationRunTransition[];
}

export class EscalationRunCountsDto {
  @ApiProperty({ ...integer, description: 'Runs that page people now, or that nobody has answered; without tests.' })
  open!: number;

  @ApiProperty(integer)
  exhausted!: number;

  @ApiProperty({ ...integer, description: 'Open runs that have paged the caller, tests too: the bell.' })
  paging_me!: number;
}
