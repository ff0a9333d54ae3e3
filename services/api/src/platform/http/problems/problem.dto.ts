import { PROBLEMS, TAKER_KINDS, type TakerKind } from '@ayana/contracts/problems';
import { applyDecorators } from '@nestjs/common';
import { ApiDefaultResponse, ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

export class FieldErrorDto {
  @ApiProperty({ description: 'Name of the payload field.' })
  field!: string;

  @ApiProperty({ description: 'Fit to show beside the field.' })
  message!: string;
}

export class FreeSlotDto {
  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;
}

export class TakerCaseDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'AY-7K2Q4' })
  number!: string;
}

export class TakerDto {
  @ApiProperty({ enum: TAKER_KINDS })
  kind!: TakerKind;

  @ApiProperty({ format: 'uuid', description: 'Of the need, the incident or the signal; of an override, its rota.' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'NEED-000123' })
  number!: string | null;

  @ApiProperty()
  title!: string;

  @ApiProperty({ type: TakerCaseDto, nullable: true })
  case!: TakerCaseDto | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Whose it is.' })
  owner!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  until_at!: string | null;
}

/** RFC 9457 body of every refusal. */
export class ProblemDto {
  @ApiProperty({ example: 'urn:ayana:problem:invalid_fields' })
  type!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ type: 'integer', example: 422 })
  status!: number;

  @ApiProperty({ description: 'Fit to show a person.' })
  detail!: string;

  @ApiProperty({ description: 'Stable code.', enum: Object.keys(PROBLEMS), example: 'invalid_fields' })
  code!: keyof typeof PROBLEMS;

  @ApiPropertyOptional({ type: [FieldErrorDto] })
  errors?: FieldErrorDto[];

  @ApiPropertyOptional({ type: [FreeSlotDto], description: 'With `slot_taken`: the next times that are free.' })
  free_times?: FreeSlotDto[];

  @ApiPropertyOptional({ type: [TakerDto], description: 'Where it is taken: what has it, for the staff.' })
  taken_by?: TakerDto[];

  @ApiProperty()
  request_id!: string;
}

/** Documents the problem body of every route. */
export const ApiProblems = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ApiDefaultResponse({
      description: 'A problem (RFC 9457).',
      content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
    }),
  );
