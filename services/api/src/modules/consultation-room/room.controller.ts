import { shape } from '../../platform/http/openapi/shape.js';
import type {
  IceServers,
  Attendances,
  RoomGuest,
  AppointmentNotes,
  ConsultationNote,
  ConsultationNotes as ConsultationNotesAnswer,
  OwnConsultations as OwnConsultationsAnswer,
} from '@ayana/contracts/consultation-room';
import { Body, Delete, Get, Header, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { pdfFile } from '../../platform/http/pdf-file.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../journeys/index.js';
import { NotePapers } from './note-papers.service.js';
import { NoteFormDto, SignNoteDto } from './notes.dto.js';
import { ConsultationNotes } from './notes.service.js';
import { OwnConsultations } from './own-consultations.service.js';
import { RoomPapers } from './room-papers.js';
import { NewGuestDto, RoomDto, RoomPapersDto } from './room.dto.js';
import { Rooms } from './room.service.js';

/** The consultation room of an appointment. What is someone else's is the same 404 as none. */
@GuardedRoutes('consultation room')
export class RoomController {
  constructor(
    private readonly rooms: Rooms,
    private readonly papers: RoomPapers,
    private readonly notes: ConsultationNotes,
    private readonly notePapers: NotePapers,
    private readonly consultations: OwnConsultations,
  ) {}

  @Get('consultation-room/:id')
  @Access('consultation_room')
  @ApiOkResponse({ type: RoomDto })
  read(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<RoomDto> {
    return this.rooms.read(user, id);
  }

  @Get('consultation-room/:id/ice-servers')
  @Access('consultation_room')
  @ApiOkResponse({ type: shape('IceServers'), description: '409 `illegal_transition` unless the room is open.' })
  iceServers(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<IceServers> {
    return this.rooms.iceServers(user, id);
  }

  @Get('consultation-room/:id/attendances')
  @Access('consultation_room')
  @ApiOkResponse({ type: shape('Attendances') })
  attendances(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<Attendances> {
    return this.rooms.attendances(user, id);
  }

  @Get('consultation-room/:id/papers')
  @Access('consultation_room')
  @ApiOkResponse({ type: RoomPapersDto })
  shownPapers(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<RoomPapersDto> {
    return this.papers.list(user, id);
  }

  @Post('consultation-room/:id/guests')
  @Access('consultation_room')
  @Creates({ type: shape('RoomGuest'), description: 'A third: a companion, or an interpreter by staff.' })
  invite(@User() user: CurrentUser, @Param('id', IdPipe) id: string, @Body() body: NewGuestDto): Creation<RoomGuest> {
    return (em) => this.rooms.invite(em, user, id, body);
  }

  @Delete('consultation-room/:id/guests/:guest_id')
  @Access('consultation_room')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Someone who is in the room leaves it within seconds.' })
  uninvite(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('guest_id', IdPipe) guestId: string,
  ): Promise<void> {
    return this.rooms.uninvite(user, id, guestId);
  }

  @Get('consultation-room/:id/note')
  @Access('consultation_room')
  @ApiOkResponse({ type: shape('AppointmentNotes') })
  note(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<AppointmentNotes> {
    return this.notes.ofAppointment(user, id);
  }

  @Put('consultation-room/:id/note')
  @Access('doctor_portal')
  @ApiOkResponse({ type: shape('ConsultationNote'), description: 'The draft; after a signed note, of its correction.' })
  save(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NoteFormDto,
  ): Promise<ConsultationNote> {
    return this.notes.save(user, id, body);
  }

  @Post('consultation-room/:id/note/sign')
  @Access('doctor_portal')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('ConsultationNote'), description: 'Final: the patient reads it.' })
  sign(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { revision }: SignNoteDto,
  ): Promise<ConsultationNote> {
    return this.notes.sign(user, id, revision);
  }

  @Get('own-consultations')
  @Access('doctor_portal')
  @ApiOkResponse({ type: shape('OwnConsultations') })
  own(@User() user: CurrentUser): Promise<OwnConsultationsAnswer> {
    return this.consultations.list(user);
  }

  @Get('own-consultation-notes')
  @Access('signed_in')
  @ApiOkResponse({ type: shape('ConsultationNotes'), description: 'Signed, of the caller’s own talks.' })
  ownNotes(@User() user: CurrentUser): Promise<ConsultationNotesAnswer> {
    return this.notes.own(user);
  }

  @Get('consultation-notes')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('ConsultationNotes'), description: 'Signed, of the talks of a journey.' })
  notesOfJourney(
    @User() user: CurrentUser,
    @Query() { journey_id }: JourneyPartQueryDto,
  ): Promise<ConsultationNotesAnswer> {
    return this.notes.ofJourney(user, journey_id);
  }

  @Get('consultation-notes/:id/pdf')
  @Expensive('pdf')
  @Access('consultation_room')
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description: 'Of a signed one, in the patient’s language. The opening is written down.',
  })
  async notePdf(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const pdf = await this.notePapers.make(user, id);
    return pdfFile(pdf, 'consultation-note.pdf');
  }
}
