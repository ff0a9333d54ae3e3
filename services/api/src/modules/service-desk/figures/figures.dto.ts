import type { Backlog, Breaches, FirstTimeFix, Load, Day, Satisfaction } from '@ayana/contracts/service-desk';
import { shape } from '../../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';
import { DateField } from '../../../platform/http/input/fields.js';

export class FiguresQueryDto {
  @DateField({ label: 'From', description: 'The first day, in India.' })
  from!: string;

  @DateField({ label: 'To', description: 'The last day, in India.' })
  to!: string;
}

export class ServiceDeskFiguresDto extends FiguresQueryDto {
  @ApiProperty({ type: [shape('Backlog')], description: 'Open now, the most first.' })
  backlog!: Backlog[];

  @ApiProperty({ type: [shape('Breaches')], description: 'The most asked first.' })
  breaches!: Breaches[];

  @ApiProperty({ type: shape('FirstTimeFix') })
  first_time_fix!: FirstTimeFix;

  @ApiProperty({ type: [shape('Load')], description: 'The most open first.' })
  load!: Load[];

  @ApiProperty({ type: [shape('Day')], description: 'Every day of the range.' })
  days!: Day[];

  @ApiProperty({ type: shape('Satisfaction') })
  satisfaction!: Satisfaction;
}
