import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Schemas = components['schemas'];
export type Room = Schemas['RoomDto'];
export type Attendance = Schemas['AttendanceDto'];
export type RoomPaper = Schemas['RoomPaperDto'];
export type Note = Schemas['ConsultationNoteDto'];
export type Notes = Schemas['AppointmentNotesDto'];
export type IceServers = Schemas['IceServersDto'];

const at = (id: string) => ({ params: { path: { id } } });

export const roomLoader = ({ params }: LoaderFunctionArgs): Promise<Room> =>
  dataOf(api.GET('/consultation-room/{id}', at(params['appointmentId'] ?? '')));

export const readIceServers = (id: string): Promise<IceServers> =>
  dataOf(api.GET('/consultation-room/{id}/ice-servers', at(id)));

export const readPapers = async (id: string): Promise<RoomPaper[]> =>
  (await dataOf(api.GET('/consultation-room/{id}/papers', at(id)))).items;

export const readNotes = (id: string): Promise<Notes> => dataOf(api.GET('/consultation-room/{id}/note', at(id)));

export const readAttendances = async (id: string): Promise<Attendance[]> =>
  (await dataOf(api.GET('/consultation-room/{id}/attendances', at(id)))).items;

export interface NoteForm {
  reason: string;
  findings: string;
  advice: string;
  next_steps: string;
}

export const saveNote = (id: string, form: NoteForm, revision: number): Promise<Note> =>
  dataOf(api.PUT('/consultation-room/{id}/note', { ...at(id), body: { ...form, revision } }));

export const signNote = (id: string, revision: number): Promise<Note> =>
  dataOf(api.POST('/consultation-room/{id}/note/sign', { ...at(id), body: { revision } }));

export interface AcceptedCompanion {
  id: string;
  name: string;
}

/** Companions of the journey who have accepted. */
export async function readCompanions(journey_id: string): Promise<Part<AcceptedCompanion[]>> {
  return readPart(
    dataOf(api.GET('/companions', { params: { query: { journey_id } } })).then(({ items }) =>
      items.filter(({ accepted_at, withdrawn_at }) => accepted_at !== null && withdrawn_at === null),
    ),
  );
}

export const invite = (id: string, guest: { companion_id: string } | { email: string }, key: string) =>
  dataOf(api.POST('/consultation-room/{id}/guests', { ...at(id), headers: { 'Idempotency-Key': key }, body: guest }));

export const uninvite = (id: string, guest_id: string) =>
  dataOf(api.DELETE('/consultation-room/{id}/guests/{guest_id}', { params: { path: { id, guest_id } } }));
