import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { GuideTextsDto, GuideTextsInputDto } from './guide-texts.dto.js';
import { GuideTexts } from './guide-texts.service.js';

@ApiTags('catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('treatments/:id/guide')
export class GuideTextsController {
  constructor(private readonly texts: GuideTexts) {}

  @Get()
  @Access('catalogue_upkeep')
  @ApiOkResponse({ type: GuideTextsDto, description: 'Empty lists where it has no texts yet.' })
  async one(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<GuideTextsDto> {
    return withEtag(reply, await this.texts.one(id));
  }

  @Put()
  @Access('catalogue_upkeep')
  @ApiIfMatch()
  @ApiOkResponse({ type: GuideTextsDto, description: 'On the page at once. Its review date is removed.' })
  async write(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: GuideTextsInputDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuideTextsDto> {
    return withEtag(reply, await this.texts.write(user, id, body, ifMatch));
  }
}
