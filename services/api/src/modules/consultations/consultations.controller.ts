import type { FormAnswer } from '@ayana/contracts/forms';
import { Body, Controller } from '@nestjs/common';
import { Caller, type CurrentUser } from '../../platform/http/access/access.js';
import type { Creation } from '../../platform/http/routes/creates.js';
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
  ) {}

  @FormRoute('consultation-form')
  request(@Body() form: ConsultationDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.consultations.request(em, form, caller);
  }

  @FormRoute('video-consultation-request')
  requestVideo(@Body() form: VideoConsultationDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.videoConsultations.request(em, form, caller);
  }
}
