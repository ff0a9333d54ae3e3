import { shape } from '../../platform/http/openapi/shape.js';
import type { DecisionWords, Funnel, TimeMeasure } from '@ayana/contracts/analytics';
import type { LeadStage, LostReason } from '@ayana/contracts/inbox';
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AnalyticsFrameDto } from './analytics.dto.js';

const COUNT = { type: 'integer' } as const;
const OPTIONAL = { type: 'integer', nullable: true } as const;
const count = (description: string) => ApiProperty({ ...COUNT, description });

export class TimeDto {
  @count('Cases in which it has happened.')
  cases!: number;

  @ApiProperty({ ...OPTIONAL, description: 'Minutes within which it happened in half of them, to the next step up.' })
  median!: number | null;

  @ApiProperty({ ...OPTIONAL, description: 'Minutes within which it happened in nine of ten, to the next step up.' })
  p90!: number | null;
}

/** From the enquiry on. */
export class TimesDto implements Record<TimeMeasure, TimeDto> {
  @ApiProperty({ type: TimeDto }) first_answer!: TimeDto;
  @ApiProperty({ type: TimeDto }) opinion!: TimeDto;
  @ApiProperty({ type: TimeDto }) quote!: TimeDto;
}

export class AcceptanceDto {
  @count('Cases with a quote that was sent.') quoted!: number;
  @count('Those with an accepted one.') accepted!: number;
  @count('Those without, with one to decide on.') waiting!: number;
  @count('Those in which the patient declined.') declined!: number;
  @count('The others: it lapsed, or was taken back.') lapsed!: number;
  @count('Quotes that were accepted.') quotes_accepted!: number;
  @count('Quotes to decide on.') quotes_waiting!: number;
  @count('Quotes not taken because another one was.') quotes_other_chosen!: number;
  @count('Quotes declined with a reason in words.') quotes_declined_with_words!: number;
  @count('Quotes declined without a word.') quotes_declined_without_words!: number;
  @count('Quotes that lapsed.') quotes_lapsed!: number;
  @count('Quotes the hospital took back.') quotes_withdrawn!: number;
}

export class ComplicationsDto {
  @count('Cases with an answered check-in.') followed!: number;
  @count('Check-ins that were answered.') check_ins!: number;
  @count('Those with a red flag.') flagged!: number;
  @ApiProperty(COUNT) flag_pain!: number;
  @ApiProperty(COUNT) flag_fever!: number;
  @ApiProperty(COUNT) flag_wound!: number;
  @ApiProperty(COUNT) flag_medicine!: number;
  @ApiProperty(COUNT) flag_worry!: number;
}

/** Enquiries by how far they have come now. */
export class LeadsDto implements Record<LeadStage | `lost_${LostReason}`, number> {
  @count('Enquiries of the site; applications and support are left out.') enquiries!: number;
  @count('Without a first answer.') new!: number;
  @count('Answered, and nothing heard since.') answered!: number;
  @ApiProperty(COUNT) interested!: number;
  @count('With a quote that was sent.') quoted!: number;
  @count('With a quote that was accepted, or so named by the staff.') decided!: number;
  @count('Lost, for one of the reasons below.') lost!: number;
  @ApiProperty(COUNT) lost_no_answer!: number;
  @ApiProperty(COUNT) lost_price!: number;
  @ApiProperty(COUNT) lost_other_provider!: number;
  @ApiProperty(COUNT) lost_treated_at_home!: number;
  @ApiProperty(COUNT) lost_not_suitable!: number;
  @ApiProperty(COUNT) lost_travel_or_visa!: number;
  @ApiProperty(COUNT) lost_postponed!: number;
  @ApiProperty(COUNT) lost_other!: number;
}

export class RatingsDto {
  @count('Requests rated by who asked.') answers!: number;
  @ApiProperty({ type: 'number', nullable: true, description: 'From 1 to 5, to two places.' })
  average!: number | null;
  @ApiProperty(COUNT) ones!: number;
  @ApiProperty(COUNT) twos!: number;
  @ApiProperty(COUNT) threes!: number;
  @ApiProperty(COUNT) fours!: number;
  @ApiProperty(COUNT) fives!: number;
}

export class WorkDto {
  @count('Enquiries that came in the range; of a person those they lead.') cases!: number;
  @count('Those with a first answer.') answered!: number;
  @ApiProperty({ ...OPTIONAL, description: 'Minutes to the first answer: half of them.' })
  median!: number | null;
  @ApiProperty({ ...OPTIONAL, description: 'Minutes to the first answer: nine of ten.' })
  p90!: number | null;
  @count('Those with a case manager.') led!: number;
  @count('Those whose journey is open or paused now.') open!: number;
  @count('Those whose journey is closed now.') closed!: number;
}

/** The classes of a view: its figures in all, in the range before, by month and by group. */
function viewOf<F extends object>(name: string, figures: Type<F>) {
  class MonthDto {
    @ApiProperty({ example: '2026-11' })
    month!: string;

    @ApiProperty({ type: figures })
    figures!: F;
  }
  class GroupDto {
    @ApiProperty({ type: 'string', nullable: true, description: 'Null: not said.' })
    id!: string | null;

    @ApiProperty({ type: 'string', nullable: true, description: 'Of a treatment, hospital, service or person.' })
    name!: string | null;

    @ApiProperty({ type: figures })
    figures!: F;

    @ApiProperty({ type: figures })
    before!: F;
  }
  Object.defineProperty(MonthDto, 'name', { value: `${name}MonthDto` });
  Object.defineProperty(GroupDto, 'name', { value: `${name}GroupDto` });
  abstract class ViewDto extends AnalyticsFrameDto {
    @ApiProperty({ type: figures, description: 'Of the range.' })
    figures!: F;

    @ApiProperty({ type: figures, description: 'Of the range before.' })
    before!: F;

    @ApiProperty({ type: [MonthDto], description: 'Every month of the range.' })
    months!: MonthDto[];

    @ApiProperty({ type: [GroupDto], description: 'The most first; empty unless asked for.' })
    groups!: GroupDto[];
  }
  return ViewDto;
}

export class FunnelViewDto extends viewOf('Funnel', shape<Funnel>('Funnel')) {}
export class TimesViewDto extends viewOf('Times', TimesDto) {}

export class AcceptanceViewDto extends viewOf('Acceptance', AcceptanceDto) {
  @ApiProperty({ type: [shape('DecisionWords')], description: 'Of quotes declined in the range: the latest twenty.' })
  words!: DecisionWords[];
}

export class ComplicationsViewDto extends viewOf('Complications', ComplicationsDto) {}
export class RatingsViewDto extends viewOf('Ratings', RatingsDto) {}
export class WorkloadViewDto extends viewOf('Work', WorkDto) {}
export class LeadsViewDto extends viewOf('Leads', LeadsDto) {}
