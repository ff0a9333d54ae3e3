import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AppointmentsModule } from '../appointments/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RecordsModule } from '../records/index.js';
import { NotePapers } from './note-papers.service.js';
import { ConsultationNotes } from './notes.service.js';
import { OwnConsultations } from './own-consultations.service.js';
import { RoomChannels } from './room-channels.js';
import { RoomPapers } from './room-papers.js';
import { RoomWatch } from './room-watch.js';
import { RoomController } from './room.controller.js';
import { RoomGateway } from './room.gateway.js';
import { Rooms } from './room.service.js';
import { Stays } from './stays.js';
import { VisitsController } from './visits.controller.js';
import { RoomVisits } from './visits.service.js';

@Module({
  imports: [ActivityModule, AppointmentsModule, JourneysModule, MessagingModule, RecordsModule],
  controllers: [RoomController, VisitsController],
  providers: [
    ConsultationNotes,
    NotePapers,
    OwnConsultations,
    RoomChannels,
    RoomGateway,
    RoomPapers,
    RoomVisits,
    Rooms,
    RoomWatch,
    Stays,
  ],
})
export class ConsultationRoomModule {}
