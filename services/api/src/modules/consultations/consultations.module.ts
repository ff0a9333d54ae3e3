import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { ConsultationSchema } from './consultation.entity.js';
import { VideoConsultationSchema } from './video-consultation.entity.js';
import { AppointmentsModule } from '../appointments/index.js';
import { InboxModule } from '../inbox/index.js';
import { RecordsModule } from '../records/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsService } from './consultations.service.js';
import { OwnBookingsController } from './own-bookings.controller.js';
import { OwnBookings } from './own-bookings.service.js';
import { VideoConsultationsService } from './video-consultations.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(ConsultationSchema, VideoConsultationSchema),
    AppointmentsModule,
    InboxModule,
    CaseRegisterModule,
    MessagingModule,
    RecordsModule,
  ],
  controllers: [ConsultationsController, OwnBookingsController],
  providers: [ConsultationsService, OwnBookings, VideoConsultationsService],
})
export class ConsultationsModule {}
