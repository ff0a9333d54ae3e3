import type { Board, CaseFacts, CaseMatch, CaseMatches, QueueCounts, QueuePage } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { WithEtag } from '../../../platform/http/etag.js';
import { JsonValue } from '../../../platform/http/json.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { BoardQueryDto } from './board.dto.js';
import { CaseDto, CaseNoteDto, CaseSearchDto } from './cases.dto.js';
import { Cases } from './cases.service.js';
import { QueueQueryDto, QueueScopeDto } from './queue.dto.js';

/** Journeys as those who work on them see them: staff all, doctors those handed to them. */
@GuardedRoutes('cases')
export class CasesController {
  constructor(private readonly cases: Cases) {}

  @Get('case-queue')
  @Access('case_manager')
  @ApiOkResponse({
    type: shape('QueuePage'),
    description: 'What waits, the soonest due first; what has no due time last.',
  })
  queue(@User() user: CurrentUser, @Query() query: QueueQueryDto): Promise<QueuePage> {
    return this.cases.queue(user, query);
  }

  @Get('case-queue/counts')
  @Access('case_manager')
  @ApiOkResponse({ type: shape('QueueCounts') })
  counts(@User() user: CurrentUser, @Query() { scope }: QueueScopeDto): Promise<QueueCounts> {
    return this.cases.counts(user, scope);
  }

  @Get('case-queue/due-count')
  @Access('case_manager')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Of the caller’s own work, what is late or due today.' } })
  @JsonValue()
  dueCount(@User() user: CurrentUser): Promise<number> {
    return this.cases.dueCount(user);
  }

  @Get('case-board')
  @Access('case_manager')
  @ApiOkResponse({ type: shape('Board'), description: 'Cases by the stage they are in.' })
  board(@User() user: CurrentUser, @Query() query: BoardQueryDto): Promise<Board> {
    return this.cases.board(user, query);
  }

  @Get('cases')
  @Access('case_work')
  @ApiOkResponse({ type: shape('CaseMatches'), description: 'By number or name, also before there is a journey.' })
  async search(@Query() { q }: CaseSearchDto): Promise<CaseMatches> {
    return { items: await this.cases.search(q) };
  }

  @Get('cases/intake')
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('CaseMatches'),
    description: 'The caller’s own that wait for the team and have no journey yet.',
  })
  async intake(@User() user: CurrentUser): Promise<CaseMatches> {
    return { items: await this.cases.intake(user) };
  }

  @Get('cases/intake/:case_id')
  @Access('case_work')
  @ApiOkResponse({ type: shape('CaseMatch'), description: 'A case, also before there is a journey.' })
  registered(@Param('case_id', IdPipe) id: string): Promise<CaseMatch> {
    return this.cases.registered(id);
  }

  @Get('cases/:journey_id')
  @Access('case_manager')
  @ApiOkResponse({ type: CaseDto, description: 'The parts the caller may see.' })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('journey_id', IdPipe) id: string): Promise<CaseDto> {
    return this.cases.detail(user, id);
  }

  @Get('cases/:case_id/facts')
  @Access('case_work')
  @ApiOkResponse({ type: shape('CaseFacts'), description: 'Why the case is where it is, for staff.' })
  facts(@Param('case_id', IdPipe) id: string): Promise<CaseFacts> {
    return this.cases.facts(id);
  }

  @Post('cases/:journey_id/notes')
  @Access('case_work')
  @Creates({ type: CaseDto, description: 'The note is on the timeline, for staff only.' })
  addNote(
    @User() user: CurrentUser,
    @Param('journey_id', IdPipe) id: string,
    @Body() body: CaseNoteDto,
  ): Creation<CaseDto> {
    return (em) => this.cases.addNote(em, user, id, body);
  }
}
