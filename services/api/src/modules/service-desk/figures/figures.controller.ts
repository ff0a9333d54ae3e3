import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { FiguresQueryDto, ServiceDeskFiguresDto } from './figures.dto.js';
import { FiguresService } from './figures.service.js';

@GuardedRoutes('service desk', 'service-desk')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get('figures')
  @Access('service_desk')
  @ApiOkResponse({ type: ServiceDeskFiguresDto, description: 'At most 366 days.' })
  read(@Query() query: FiguresQueryDto): Promise<ServiceDeskFiguresDto> {
    return this.figures.read(query);
  }
}
