import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { FiguresQueryDto, ServiceDeskFiguresDto } from './figures.dto.js';
import { FiguresService } from './figures.service.js';

@ApiTags('service desk')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('service-desk')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get('figures')
  @Access('service_desk')
  @ApiOkResponse({ type: ServiceDeskFiguresDto, description: 'At most 366 days.' })
  read(@Query() query: FiguresQueryDto): Promise<ServiceDeskFiguresDto> {
    return this.figures.read(query);
  }
}
