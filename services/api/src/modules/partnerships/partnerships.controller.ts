import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CurrentUser } from '../../platform/http/access/access.js';
import { Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { FormRoute } from '../forms/index.js';
import { DoctorApplicationDto, PartnerApplicationDto } from './partnerships.dto.js';
import { PartnershipsService } from './partnerships.service.js';

@ApiProblems()
@Controller()
export class PartnershipsController {
  constructor(
    private readonly partnerships: PartnershipsService,
    private readonly idempotency: Idempotency,
  ) {}

  @FormRoute('partner-application')
  applyAsPartner(
    @Body() form: PartnerApplicationDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.partnerships.applyAsPartner(em, form, caller));
  }

  @FormRoute('doctor-application')
  applyAsDoctor(
    @Body() form: DoctorApplicationDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.partnerships.applyAsDoctor(em, form, caller));
  }
}
