import { ApiProperty } from '@nestjs/swagger';
import { DateField } from '../../../platform/http/input/fields.js';
import { NamedPersonDto, NamedSubjectDto } from '../people.dto.js';

const COUNT = { type: 'integer' } as const;

export class FiguresQueryDto {
  @DateField({ label: 'From', description: 'The first day, in India.' })
  from!: string;

  @DateField({ label: 'To', description: 'The last day, in India.' })
  to!: string;
}

export class BacklogDto {
  @ApiProperty({ type: NamedSubjectDto })
  item!: NamedSubjectDto;

  @ApiProperty({ ...COUNT, description: 'Asked less than a day ago.' })
  day!: number;

  @ApiProperty({ ...COUNT, description: 'Less than a week, and not less than a day.' })
  week!: number;

  @ApiProperty({ ...COUNT, description: 'Less than 30 days, and not less than a week.' })
  month!: number;

  @ApiProperty(COUNT)
  older!: number;

  @ApiProperty(COUNT)
  total!: number;
}

export class BreachesDto {
  @ApiProperty({ type: NamedSubjectDto })
  item!: NamedSubjectDto;

  @ApiProperty({ ...COUNT, description: 'Requests asked in the range.' })
  asked!: number;

  @ApiProperty({ ...COUNT, description: 'Those of them owned too late.' })
  own!: number;

  @ApiProperty({ ...COUNT, description: 'Those of them resolved too late.' })
  resolve!: number;
}

export class FirstTimeFixDto {
  @ApiProperty({ ...COUNT, description: 'Resolved in the range.' })
  resolved!: number;

  @ApiProperty({ ...COUNT, description: 'Those of them that were never opened again.' })
  without_reopening!: number;
}

export class LoadDto {
  @ApiProperty({ type: NamedPersonDto, nullable: true, description: 'Null: assigned to nobody.' })
  person!: NamedPersonDto | null;

  @ApiProperty({ ...COUNT, description: 'Now.' })
  open!: number;

  @ApiProperty({ ...COUNT, description: 'Now.' })
  overdue!: number;

  @ApiProperty({ ...COUNT, description: 'In the range.' })
  resolved!: number;
}

export class DayDto {
  @ApiProperty({ format: 'date' })
  day!: string;

  @ApiProperty(COUNT)
  asked!: number;

  @ApiProperty(COUNT)
  resolved!: number;
}

export class SatisfactionDto {
  @ApiProperty({ ...COUNT, description: 'Of requests resolved in the range.' })
  answers!: number;

  @ApiProperty({ type: 'number', nullable: true, description: 'From 1 to 5, to two places.' })
  average!: number | null;
}

export class ServiceDeskFiguresDto extends FiguresQueryDto {
  @ApiProperty({ type: [BacklogDto], description: 'Open now, the most first.' })
  backlog!: BacklogDto[];

  @ApiProperty({ type: [BreachesDto], description: 'The most asked first.' })
  breaches!: BreachesDto[];

  @ApiProperty({ type: FirstTimeFixDto })
  first_time_fix!: FirstTimeFixDto;

  @ApiProperty({ type: [LoadDto], description: 'The most open first.' })
  load!: LoadDto[];

  @ApiProperty({ type: [DayDto], description: 'Every day of the range.' })
  days!: DayDto[];

  @ApiProperty({ type: SatisfactionDto })
  satisfaction!: SatisfactionDto;
}
