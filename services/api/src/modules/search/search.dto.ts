import type { FoundPage } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField, LimitField, SearchField } from '../../platform/http/input/fields.js';

/** The kinds of results, in the displayed order. */
export const SEARCH_KINDS = ['treatments', 'hospitals', 'doctors', 'cities'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SUGGESTIONS_LIMIT = 5;

export class SearchQueryDto {
  @SearchField({ label: 'Search term', optional: true, description: 'Spelling mistakes and accents are forgiven.' })
  q?: string;

  @ChoiceField({ label: 'In', optional: true, of: SEARCH_KINDS, description: 'One kind alone; the others are empty.' })
  in?: SearchKind;

  @LimitField({ fallback: SUGGESTIONS_LIMIT, max: 50 })
  limit?: number;
}

export class FoundItemDto {
  @ApiProperty({ enum: SEARCH_KINDS })
  kind!: SearchKind;

  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Knee replacement' })
  title!: string;

  @ApiProperty({ example: '18-21 days in India, from $8,000' })
  subtitle!: string;

  @ApiProperty({ description: 'Of this site.', example: '/search?q=Knee%20replacement' })
  path!: string;
}

export class FoundKindDto {
  @ApiProperty({ type: [FoundItemDto], description: 'The best first.' })
  items!: FoundItemDto[];

  @ApiProperty({ description: 'Whether there are others.' })
  more!: boolean;
}

/** The kinds of concepts a query may name. */
export const UNDERSTOOD_KINDS = ['treatment', 'speciality', 'city', 'language'] as const;

export class UnderstoodDto {
  @ApiProperty({ enum: UNDERSTOOD_KINDS })
  kind!: (typeof UNDERSTOOD_KINDS)[number];

  @ApiProperty({ example: 'Chennai' })
  label!: string;

  @ApiProperty({ description: 'The list narrowed by it.', example: '/hospitals?city=chennai' })
  path!: string;
}

export const SEARCH_TABS = ['treatments', 'hospitals', 'doctors'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export class SearchAnswerDto implements Record<SearchKind, FoundKindDto> {
  @ApiProperty({ type: FoundKindDto })
  treatments!: FoundKindDto;

  @ApiProperty({ type: FoundKindDto })
  hospitals!: FoundKindDto;

  @ApiProperty({ type: FoundKindDto })
  doctors!: FoundKindDto;

  @ApiProperty({ type: FoundKindDto })
  cities!: FoundKindDto;

  @ApiPropertyOptional({ type: FoundItemDto, description: 'What is named exactly so.' })
  best?: FoundItemDto;

  @ApiProperty({ type: [shape('FoundPage')], description: 'Pages of this site that answer it.' })
  pages!: FoundPage[];

  @ApiProperty({ type: [UnderstoodDto], description: 'What the query was understood to name.' })
  understood!: UnderstoodDto[];

  @ApiProperty({ type: [String], description: 'Words that were left out.' })
  not_understood!: string[];

  @ApiProperty({ type: 'string', nullable: true, description: 'What a misspelt query was read as.' })
  read_as!: string | null;

  @ApiProperty({
    description: 'Whether what is found is surely what was meant. Where not, a person should be offered.',
  })
  fits!: boolean;

  @ApiProperty({ enum: SEARCH_TABS, type: String, nullable: true, description: 'Where what was asked for is.' })
  tab!: SearchTab | null;
}
