import {
  ANALYTICS_GROUPS,
  ANALYTICS_VIEWS,
  type AnalyticsGroup,
  ANALYTICS_MONTHS_MAX,
  ANALYTICS_NONE,
  type AnalyticsView,
  CASE_GROUPS,
  type CaseGroup,
  CASE_SOURCES,
  LEAD_GROUPS,
  type LeadGroup,
  RATING_GROUPS,
  type RatingGroup,
} from '@ayana/contracts/analytics';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, NameField } from '../../platform/http/input/fields.js';

/** Forms of the site: a request of the portal is no enquiry of the inbox. */
const ENQUIRY_SOURCES = CASE_SOURCES.filter((source) => source !== 'portal' && source !== 'staff');
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
export const ID_OR_NONE = /^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
export const NONE = `\`${ANALYTICS_NONE}\`: not said.`;

export class AnalyticsRangeDto {
  @NameField({
    label: 'From',
    optional: true,
    max: 7,
    pattern: MONTH,
    description: 'The first month, in India. Eleven before the last by default.',
  })
  from?: string;

  @NameField({
    label: 'To',
    optional: true,
    max: 7,
    pattern: MONTH,
    description: `The last month, in India; this one by default. A range has at most ${ANALYTICS_MONTHS_MAX}.`,
  })
  to?: string;
}

export class CaseFiltersDto extends AnalyticsRangeDto {
  @NameField({ label: 'Country', optional: true, max: 60, pattern: /^[^<>"]+$/, description: NONE })
  country?: string;

  @ChoiceField({ label: 'Source', optional: true, of: CASE_SOURCES })
  source?: string;

  @NameField({ label: 'Treatment', optional: true, max: 36, pattern: ID_OR_NONE, description: NONE })
  treatment_id?: string;

  @NameField({ label: 'Hospital', optional: true, max: 36, pattern: ID_OR_NONE, description: NONE })
  hospital_id?: string;
}

export class CaseFiguresQueryDto extends CaseFiltersDto {
  @ChoiceField({ label: 'By', optional: true, of: CASE_GROUPS, description: 'Also says the figures of each.' })
  by?: CaseGroup;
}

export class RatingsQueryDto extends AnalyticsRangeDto {
  @NameField({ label: 'Country', optional: true, max: 60, pattern: /^[^<>"]+$/, description: NONE })
  country?: string;

  @ChoiceField({ label: 'By', optional: true, of: RATING_GROUPS, description: 'Also says the figures of each.' })
  by?: RatingGroup;
}

export class LeadsQueryDto extends AnalyticsRangeDto {
  @NameField({ label: 'Country', optional: true, max: 60, pattern: /^[^<>"]+$/, description: NONE })
  country?: string;

  @ChoiceField({ label: 'Source', optional: true, of: ENQUIRY_SOURCES })
  source?: string;

  @ChoiceField({ label: 'By', optional: true, of: LEAD_GROUPS, description: 'Also says the figures of each.' })
  by?: LeadGroup;
}

export class AnalyticsExportDto extends CaseFiltersDto {
  @ChoiceField({ label: 'View', of: ANALYTICS_VIEWS })
  view!: AnalyticsView;

  @ChoiceField({ label: 'By', optional: true, of: ANALYTICS_GROUPS, description: 'One of the groups of the view.' })
  by?: AnalyticsGroup;
}

/** What every view says beside its figures. */
export class AnalyticsFrameDto {
  @ApiProperty({ example: '2025-12' })
  from!: string;

  @ApiProperty({ example: '2026-11' })
  to!: string;

  @ApiProperty({ description: 'The range before, with as many months.' })
  before_from!: string;

  @ApiProperty()
  before_to!: string;

  @ApiProperty({ type: 'string', enum: ANALYTICS_GROUPS, nullable: true })
  by!: AnalyticsGroup | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the figures were last worked out; null: not yet.',
  })
  counted_at!: string | null;

  @ApiProperty({ description: 'Whether something has changed since, which the next run counts.' })
  is_behind!: boolean;

  @ApiProperty({ description: 'Whether figures of the two ranges contain made-up history of a demo.' })
  has_demo!: boolean;
}
