import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  NewSavedViewDto,
  SavedViewChangeDto,
  SavedViewDto,
  SavedViewsDto,
  SavedViewsQueryDto,
} from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

@ApiTags('saved views')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('saved-views')
export class SavedViewsController {
  constructor(
    private readonly views: SavedViewsService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('admin')
  @ApiOkResponse({ type: SavedViewsDto })
  async list(@User() user: CurrentUser, @Query() { list }: SavedViewsQueryDto): Promise<SavedViewsDto> {
    return { items: await this.views.list(user, list) };
  }

  @Post()
  @Access('admin')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: SavedViewDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewSavedViewDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.views.add(em, user, body));
  }

  @Patch(':id')
  @Access('admin')
  @ApiOkResponse({ type: SavedViewDto })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: SavedViewChangeDto,
  ): Promise<SavedViewDto> {
    return this.views.update(user, id, body);
  }

  @Delete(':id')
  @Access('admin')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is deleted.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.views.remove(user, id);
  }
}
