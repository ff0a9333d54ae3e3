import type { GuideTexts as GuideTextsAnswer } from '@ayana/contracts/catalogue';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { GuideTextsInputDto } from './guide-texts.dto.js';
import { GuideTexts } from './guide-texts.service.js';

@GuardedRoutes('catalogue', 'treatments/:id/guide')
export class GuideTextsController {
  constructor(private readonly texts: GuideTexts) {}

  @Get()
  @Access('catalogue_upkeep')
  @ApiOkResponse({ type: shape('GuideTexts'), description: 'Empty lists where it has no texts yet.' })
  @WithEtag()
  one(@Param('id', IdPipe) id: string): Promise<GuideTextsAnswer> {
    return this.texts.one(id);
  }

  @Put()
  @Access('catalogue_upkeep')
  @Changes({ type: shape('GuideTexts'), description: 'On the page at once. Its review date is removed.' })
  write(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: GuideTextsInputDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<GuideTextsAnswer> {
    return this.texts.write(user, id, body, ifMatch);
  }
}
