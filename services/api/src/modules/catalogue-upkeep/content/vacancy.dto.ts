import { ApiProperty } from '@nestjs/swagger';
import { DateField, TextField, TextsField } from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { CatalogueFilters, CatalogueRowDto, listQueryOf } from '../common/catalogue-row.dto.js';

export class NewVacancyDto {
  @TextField({ label: 'Title', max: 70 })
  title!: string;

  @TextField({ label: 'Team', max: 80 })
  team!: string;

  @TextField({ label: 'Place', max: 120 })
  place!: string;

  @TextField({ label: 'Hours', max: 120 })
  hours!: string;

  @TextsField({ label: 'Languages', max: 10, length: 60 })
  languages!: string[];

  @DateField({ label: 'Posted' })
  posted_on!: string;

  @TextField({ label: 'Summary', max: 600 })
  summary!: string;

  @TextsField({ label: 'Tasks', max: 12, length: 300 })
  tasks!: string[];

  @TextsField({ label: 'Needs', max: 12, length: 300 })
  needs!: string[];
}

export class VacancyChangeDto extends partialOf(NewVacancyDto) {}

/** A vacancy as staff keep the row; a closed one is `is_active: false`. */
export class CatalogueVacancyDto extends CatalogueRowDto {
  @ApiProperty()
  slug!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  team!: string;

  @ApiProperty()
  place!: string;

  @ApiProperty()
  hours!: string;

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty({ format: 'date' })
  posted_on!: string;

  @ApiProperty()
  summary!: string;

  @ApiProperty({ type: [String] })
  tasks!: string[];

  @ApiProperty({ type: [String] })
  needs!: string[];

  @ApiProperty({ type: 'integer', description: 'Applications for it; those of tests are not counted.' })
  applications!: number;
}

export class CatalogueVacanciesPageDto extends pageDtoOf(CatalogueVacancyDto) {}

export class CatalogueVacanciesQueryDto extends listQueryOf(CatalogueFilters) {}
