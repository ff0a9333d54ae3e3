import { Module } from '@nestjs/common';
import { DoctorsModule } from '../doctors/index.js';
import { TreatmentGuidesController } from './treatment-guides.controller.js';
import { TreatmentGuidesService } from './treatment-guides.service.js';

@Module({ imports: [DoctorsModule], controllers: [TreatmentGuidesController], providers: [TreatmentGuidesService] })
export class TreatmentGuidesModule {}
