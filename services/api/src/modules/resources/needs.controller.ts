import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiConfirmed } from '../../platform/http/confirmations.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { CommitmentsService } from './commitments.service.js';
import { NeedsService } from './needs.service.js';
import { ResourceNeedDetailDto, ResourceNeedsPageDto, ResourceSuggestionDto } from './resource-answers.dto.js';
import { NeedChangeDto, NeedClosingDto, NeedsQueryDto, NewNeedDto, NewOfferDto } from './resources.dto.js';

@ApiTags('resources')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('resource-needs')
export class NeedsController {
  constructor(
    private readonly needs: NeedsService,
    private readonly commitments: CommitmentsService,
  ) {}

  @Get()
  @Access('resource_mobilization')
  @ApiOkResponse({ type: ResourceNeedsPageDto })
  list(@Query() query: NeedsQueryDto): Promise<ResourceNeedsPageDto> {
    return this.needs.list(query);
  }

  @Get(':id')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: ResourceNeedDetailDto })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<ResourceNeedDetailDto> {
    return this.needs.detail(id);
  }

  @Get(':id/suggestions')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: [ResourceSuggestionDto], description: 'Free, with its language, open and near ones first.' })
  suggestions(@Param('id', IdPipe) id: string): Promise<ResourceSuggestionDto[]> {
    return this.needs.suggestions(id);
  }

  @Post()
  @Access('resource_mobilization')
  @Creates({ type: ResourceNeedDetailDto })
  add(@User() user: CurrentUser, @Body() body: NewNeedDto): Creation<ResourceNeedDetailDto> {
    return (em) => this.needs.add(em, user, body);
  }

  @Patch(':id')
  @Access('resource_mobilization')
  @Changes({ type: ResourceNeedDetailDto })
  @ApiConfirmed()
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NeedChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetailDto> {
    return this.needs.update(user, id, body, ifMatch);
  }

  @Post(':id/close')
  @Access('resource_mobilization')
  @Changes({ type: ResourceNeedDetailDto, description: '409 while something is committed to it.' })
  close(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { note }: NeedClosingDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetailDto> {
    return this.needs.close(user, id, note, ifMatch);
  }

  @Post(':id/reopen')
  @Access('resource_mobilization')
  @Changes({ type: ResourceNeedDetailDto })
  reopen(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetailDto> {
    return this.needs.reopen(user, id, ifMatch);
  }

  @Post(':id/offers')
  @Access('resource_mobilization')
  @Creates({ type: ResourceNeedDetailDto, description: 'It is taken once it is committed.' })
  offer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewOfferDto,
  ): Creation<ResourceNeedDetailDto> {
    return (em) => this.commitments.offer(em, user, id, body);
  }
}
