/** The room of a video consultation: who enters, signalling, notes, what is asked for afterwards. */
export { ConsultationRoomModule } from './consultation-room.module.js';
