import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { AcceptedSignUpDto, SignUpAcceptanceDto } from './sign-ups.dto.js';
import { SignUps } from './sign-ups.service.js';

/** People who registered as a partner or a doctor, accepted to where they work. */
@ApiTags('users')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('users/:id/application')
export class SignUpsController {
  constructor(
    private readonly signUps: SignUps,
    private readonly idempotency: Idempotency,
  ) {}

  @Post('accept')
  @Access('users')
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: AcceptedSignUpDto,
    description: 'Their portal opens with the next request. 409 `illegal_transition` when no application waits.',
  })
  accept(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: SignUpAcceptanceDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.signUps.accept(em, user, id, body));
  }
}
