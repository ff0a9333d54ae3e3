import type { Today as TodayAnswer } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { Today } from './today.service.js';

@ApiTags('portals')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('today')
export class TodayController {
  constructor(private readonly today: Today) {}

  @Get()
  @Access('admin')
  @ApiOkResponse({ type: shape('Today'), description: 'Of all cases, for the overview at /admin.' })
  read(): Promise<TodayAnswer> {
    return this.today.read();
  }
}
