import type { AssignmentsPage, AssignmentCandidate, AssignmentDetail } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { AssignmentCandidatesQueryDto } from './assignment-candidates.dto.js';
import {
  AssignmentChangeDto,
  AssignmentReplacementDto,
  AssignmentsQueryDto,
  NewAssignmentDto,
  NewPaperRequestDto,
} from './assignments.dto.js';
import { AssignmentReplacements } from './assignment-replacements.js';
import { Assignments } from './assignments.service.js';
import { PaperRequests } from './paper-requests.service.js';

/** Work on a case that is handed to a doctor or a partner. Everyone of a partner shares its work. */
@GuardedRoutes('assignments', 'assignments')
export class AssignmentsController {
  constructor(
    private readonly assignments: Assignments,
    private readonly paperRequests: PaperRequests,
    private readonly replacements: AssignmentReplacements,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('AssignmentsPage') })
  list(@User() user: CurrentUser, @Query() query: AssignmentsQueryDto): Promise<AssignmentsPage> {
    return this.assignments.list(user, query);
  }

  @Get('candidates')
  @Access('case_work')
  @ApiOkResponse({ type: [shape('AssignmentCandidate')], description: 'Who can get this kind of work, by name.' })
  candidates(@Query() query: AssignmentCandidatesQueryDto): Promise<AssignmentCandidate[]> {
    return this.assignments.candidates(query);
  }

  @Get(':id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('AssignmentDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<AssignmentDetail> {
    return this.assignments.detail(user, id);
  }

  @Post()
  @Access('case_work')
  @Creates({ type: shape('AssignmentDetail') })
  give(@User() user: CurrentUser, @Body() body: NewAssignmentDto): Creation<AssignmentDetail> {
    return (em) => this.assignments.give(em, user, body);
  }

  @Post(':id/paper-requests')
  @Access('patient_journeys')
  @Creates({
    type: shape('AssignmentDetail'),
    description: 'The assignee asks the patient for a paper. The clock of the work goes on.',
  })
  askForPaper(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewPaperRequestDto,
  ): Creation<AssignmentDetail> {
    return (em) => this.paperRequests.ask(em, user, id, body);
  }

  @Post(':id/replace')
  @Access('case_work')
  @Creates({
    type: shape('AssignmentDetail'),
    description:
      'The new assignment: taken back from one and given to another. 409 `illegal_transition` for work that is done.',
  })
  @ApiIfMatch()
  replace(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: AssignmentReplacementDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<AssignmentDetail> {
    return (em) => this.replacements.replace(em, user, id, body, ifMatch);
  }

  @Patch(':id')
  @Access('patient_journeys')
  @Changes({
    type: shape('AssignmentDetail'),
    description: 'One of `steps`, or what staff change; 409 `illegal_transition` in another state.',
  })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: AssignmentChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<AssignmentDetail> {
    return this.assignments.change(user, id, body, ifMatch);
  }
}
