import { Body, Controller } from '@nestjs/common';
import { FormWithFiles, type VisitorForm } from '../../platform/files/visitor-form.js';
import { Caller, type CurrentUser } from '../../platform/http/access/access.js';
import { type Answered, Once, type RunOnce } from '../../platform/http/routes/creates.js';
import { FormRoute } from '../forms/index.js';
import { FormPapers } from '../records/index.js';
import { ConsultationDto } from './consultation.dto.js';
import { ConsultationsService } from './consultations.service.js';
import { VideoConsultationDto } from './video-consultation.dto.js';
import { VideoConsultationsService } from './video-consultations.service.js';

@Controller()
export class ConsultationsController {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly papers: FormPapers,
    private readonly videoConsultations: VideoConsultationsService,
  ) {}

  @FormRoute('consultation-form')
  request(
    @Body() form: ConsultationDto,
    @Caller() caller: CurrentUser | null,
    @FormWithFiles() sent: VisitorForm | null,
    @Once() once: RunOnce,
  ): Promise<Answered> {
    return this.papers.use(sent, form, caller, once, (files) => (em) => this.consultations.request(em, form, files));
  }

  @FormRoute('video-consultation-request')
  requestVideo(
    @Body() form: VideoConsultationDto,
    @Caller() caller: CurrentUser | null,
    @FormWithFiles() sent: VisitorForm | null,
    @Once() once: RunOnce,
  ): Promise<Answered> {
    return this.papers.use(
      sent,
      form,
      caller,
      once,
      (files) => (em) => this.videoConsultations.request(em, form, files),
    );
  }
}
