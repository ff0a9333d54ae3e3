import { PROBLEMS } from '@ayana/contracts/problems';
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
