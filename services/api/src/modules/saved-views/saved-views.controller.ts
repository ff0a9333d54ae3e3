import type { SavedViews, SavedView } from '@ayana/contracts/service-desk';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewSavedViewDto, SavedViewChangeDto, SavedViewsQueryDto } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

@GuardedRoutes('saved views', 'saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Access('admin')
  @ApiOkResponse({ type: shape('SavedViews') })
  async list(@User() user: CurrentUser, @Query() { list }: SavedViewsQueryDto): Promise<SavedViews> {
    return { items: await this.views.list(user, list) };
  }

  @Post()
  @Access('admin')
  @Creates({ type: shape('SavedView') })
  add(@User() user: CurrentUser, @Body() body: NewSavedViewDto): Creation<SavedView> {
    return (em) => this.views.add(em, user, body);
  }

  @Patch(':id')
  @Access('admin')
  @ApiOkResponse({ type: shape('SavedView') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: SavedViewChangeDto,
  ): Promise<SavedView> {
    return this.views.update(user, id, body);
  }

  @Delete(':id')
  @Access('admin')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is deleted.' })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.views.remove(user, id);
  }

  @Post(':id/default')
  @Access('admin')
  @HttpCode(200)
  @ApiOkResponse({
    type: shape('SavedView'),
    description: 'The list opens with it for the caller; once for each list.',
  })
  makeDefault(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<SavedView> {
    return this.views.makeDefault(user, id);
  }

  @Delete(':id/default')
  @Access('admin')
  @ApiOkResponse({ type: shape('SavedView'), description: 'The list opens with all of its rows for the caller.' })
  unsetDefault(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<SavedView> {
    return this.views.unsetDefault(user, id);
  }
}
