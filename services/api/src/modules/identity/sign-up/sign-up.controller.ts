import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Public } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { SentDto } from '../sent.dto.js';
import { SameOriginGuard } from '../sessions/session-cookies.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { AddressDto, ConfirmedEmailDto, SignUpDto, VerifyEmailDto } from './sign-up.dto.js';
import { SignUps } from './sign-ups.service.js';

@ApiTags('identity')
@ApiProblems()
@UseGuards(SameOriginGuard)
@Controller('auth')
export class SignUpController {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly signUps: SignUps,
    private readonly confirmation: EmailConfirmation,
  ) {}

  @Post('sign-up')
  @Public()
  @RateLimited('accounts')
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: SentDto,
    description: 'A mail is on its way; the same whether the address is known or not.',
  })
  async signUp(
    @Body() body: SignUpDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const prepared = await this.signUps.prepare(body);
    return this.idempotency.run(request, reply, 201, (em) => this.signUps.accept(em, prepared));
  }

  @Post('verify-email')
  @Public()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({
    type: ConfirmedEmailDto,
    description: '422 at `password` when several sign-ups wait for the address; the link stays good.',
  })
  verify(@Body() { token, password }: VerifyEmailDto): Promise<ConfirmedEmailDto> {
    return this.confirmation.confirm(token, password);
  }

  @Post('resend-verification')
  @Public()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({ type: SentDto, description: 'The same whether there is something to confirm or not.' })
  resend(@Body() { email }: AddressDto): Promise<SentDto> {
    return this.database.write((em) => this.signUps.resend(em, email));
  }
}
