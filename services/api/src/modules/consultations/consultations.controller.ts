import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CurrentUser } from '../../platform/http/access/access.js';
import { Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { FormRoute } from '../forms/index.js';
import { ConsultationDto } from './consultation.dto.js';
import { ConsultationsService } from './consultations.service.js';
import { VideoConsultationDto } from './video-consultation.dto.js';
import { VideoConsultationsService } from './video-consultations.service.js';

@Controller()
export class ConsultationsController {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly videoConsultations: VideoConsultationsService,
    private readonly idempotency: Idempotency,
  ) {}

  @FormRoute('consultation-form')
  request(
    @Body() form: ConsultationDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.consultations.request(em, form, caller));
  }

  @FormRoute('video-consultation-request')
  requestVideo(
    @Body() form: VideoConsultationDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.videoConsultations.request(em, form, caller));
  }
}
