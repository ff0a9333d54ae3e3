import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { ServiceItemDetailDto, ServiceItemsPageDto } from './catalog-answers.dto.js';
import { NewServiceItemDto, NewServiceVersionDto, ServiceItemChangeDto, ServiceItemsQueryDto } from './catalog.dto.js';
import { CatalogService } from './catalog.service.js';

@ApiTags('service catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('service-catalog-items')
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Get()
  @Access('service_requests')
  @ApiOkResponse({ type: ServiceItemsPageDto, description: 'Not staff: the published ones their role may ask for.' })
  list(@User() user: CurrentUser, @Query() query: ServiceItemsQueryDto): Promise<ServiceItemsPageDto> {
    return this.catalog.list(user, query);
  }

  @Get(':id')
  @Access('service_requests')
  @ApiOkResponse({ type: ServiceItemDetailDto })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ServiceItemDetailDto> {
    return this.catalog.detail(user, id);
  }

  @Post()
  @Access('service_desk')
  @Creates({ type: ServiceItemDetailDto, description: 'With an empty draft.' })
  add(@User() user: CurrentUser, @Body() body: NewServiceItemDto): Creation<ServiceItemDetailDto> {
    return (em) => this.catalog.add(em, user, body);
  }

  @Patch(':id')
  @Access('service_desk')
  @Changes({ type: ServiceItemDetailDto })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ServiceItemChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceItemDetailDto> {
    return this.catalog.update(user, id, body, ifMatch);
  }

  @Post(':id/versions')
  @Access('service_desk')
  @Creates({ type: ServiceItemDetailDto, description: 'Saved as the draft, in place of the one there was.' })
  @ApiIfMatch()
  saveDraft(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewServiceVersionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<ServiceItemDetailDto> {
    return (em) => this.catalog.saveDraft(em, user, id, body, ifMatch);
  }

  @Post(':id/publish')
  @Access('service_desk')
  @Changes({ type: ServiceItemDetailDto, description: '409 `illegal_transition` without a complete draft.' })
  publish(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceItemDetailDto> {
    return this.catalog.publish(user, id, ifMatch);
  }

  @Post(':id/retire')
  @Access('service_desk')
  @Changes({ type: ServiceItemDetailDto, description: 'Nobody can ask for it until it is published again.' })
  retire(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceItemDetailDto> {
    return this.catalog.retire(user, id, ifMatch);
  }
}
