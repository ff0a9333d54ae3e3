import type { TreatmentCategory } from '@ayana/contracts/editing';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import {
  Access,
  Caller,
  type CurrentUser,
  Public,
  RecognisesCaller,
  User,
} from '../../../platform/http/access/access.js';
import { refuseUnless } from '../../../platform/http/access/refuse-unless.js';
import { PublicCacheSignedOut } from '../../../platform/http/caching/caching.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { CategoriesQueryDto, CategoryChangeDto, NewCategoryDto } from './categories.dto.js';
import { TreatmentCategories } from './categories.service.js';

const CACHE_SECONDS = 60;

@Routes('catalogue', 'treatment-categories')
export class TreatmentCategoriesController {
  constructor(private readonly categories: TreatmentCategories) {}

  @Get()
  @Public()
  @RecognisesCaller()
  @PublicCacheSignedOut(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: [shape('TreatmentCategory')] })
  async list(
    @Caller() caller: CurrentUser | null,
    @Query() { include }: CategoriesQueryDto,
  ): Promise<TreatmentCategory[]> {
    if (include === undefined) return this.categories.list();
    refuseUnless('catalogue_upkeep', caller);
    return this.categories.listAll();
  }

  @Post()
  @Access('catalogue_upkeep')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('TreatmentCategory'), etag: false })
  add(@User() user: CurrentUser, @Body() body: NewCategoryDto): Creation<TreatmentCategory> {
    return (em) => this.categories.add(em, user, body);
  }

  @Patch(':id')
  @Access('catalogue_upkeep')
  @ApiBearerAuth('access_token')
  @Changes({
    type: shape('TreatmentCategory'),
    etag: false,
    description: '409 `illegal_transition` for one to deactivate that active treatments use.',
  })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CategoryChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<TreatmentCategory> {
    return this.categories.update(user, id, body, ifMatch);
  }
}
