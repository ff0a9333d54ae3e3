import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { AssignmentCandidateDto, AssignmentCandidatesQueryDto } from './assignment-candidates.dto.js';
import {
  AssignmentChangeDto,
  AssignmentDetailDto,
  AssignmentReplacementDto,
  AssignmentsPageDto,
  AssignmentsQueryDto,
  NewAssignmentDto,
  NewPaperRequestDto,
} from './assignments.dto.js';
import { AssignmentReplacements } from './assignment-replacements.js';
import { Assignments } from './assignments.service.js';
import { PaperRequests } from './paper-requests.service.js';

/** Work on a case that is handed to a doctor or a partner. Everyone of a partner shares its work. */
@ApiTags('assignments')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('assignments')
export class AssignmentsController {
  constructor(
    private readonly assignments: Assignments,
    private readonly paperRequests: PaperRequests,
    private readonly replacements: AssignmentReplacements,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: AssignmentsPageDto })
  list(@User() user: CurrentUser, @Query() query: AssignmentsQueryDto): Promise<AssignmentsPageDto> {
    return this.assignments.list(user, query);
  }

  @Get('candidates')
  @Access('case_work')
  @ApiOkResponse({ type: [AssignmentCandidateDto], description: 'Who can get this kind of work, by name.' })
  candidates(@Query() query: AssignmentCandidatesQueryDto): Promise<AssignmentCandidateDto[]> {
    return this.assignments.candidates(query);
  }

  @Get(':id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: AssignmentDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AssignmentDetailDto> {
    return withEtag(reply, await this.assignments.detail(user, id));
  }

  @Post()
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: AssignmentDetailDto })
  give(
    @User() user: CurrentUser,
    @Body() body: NewAssignmentDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.assignments.give(em, user, body)),
    );
  }

  @Post(':id/paper-requests')
  @Access('patient_journeys')
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: AssignmentDetailDto,
    description: 'The assignee asks the patient for a paper. The clock of the work goes on.',
  })
  askForPaper(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewPaperRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.paperRequests.ask(em, user, id, body)),
    );
  }

  @Post(':id/replace')
  @Access('case_work')
  @ApiIdempotent()
  @ApiIfMatch()
  @ApiCreatedResponse({
    type: AssignmentDetailDto,
    description:
      'The new assignment: taken back from one and given to another. 409 `illegal_transition` for work that is done.',
  })
  replace(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: AssignmentReplacementDto,
    @IfMatch() ifMatch: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.replacements.replace(em, user, id, body, ifMatch)),
    );
  }

  @Patch(':id')
  @Access('patient_journeys')
  @ApiIfMatch()
  @ApiOkResponse({
    type: AssignmentDetailDto,
    description: 'One of `steps`, or what staff change; 409 `illegal_transition` in another state.',
  })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: AssignmentChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AssignmentDetailDto> {
    return withEtag(reply, await this.assignments.change(user, id, body, ifMatch));
  }
}
