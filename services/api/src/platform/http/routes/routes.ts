import { applyDecorators, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../problems/problem.dto.js';

/** A controller. @param tag the part of the API's document that its routes are in @param path what their paths begin with */
export const Routes = (tag: string, path = '/'): ClassDecorator =>
  applyDecorators(ApiTags(tag), ApiProblems(), Controller(path));

/** A controller whose routes take an access token: `@Access` at each says whose. */
export const GuardedRoutes = (tag: string, path?: string): ClassDecorator =>
  applyDecorators(Routes(tag, path), ApiBearerAuth('access_token'));
