import { shape } from '../openapi/shape.js';
import { applyDecorators } from '@nestjs/common';
import { ApiDefaultResponse, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';

/** Documents the problem body of every route. */
export const ApiProblems = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ApiExtraModels(shape('Problem')),
    ApiDefaultResponse({
      description: 'A problem (RFC 9457).',
      content: { 'application/problem+json': { schema: { $ref: getSchemaPath(shape('Problem')) } } },
    }),
  );
