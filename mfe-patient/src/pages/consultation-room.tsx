export { RoomPage as Component } from '../features/consultation-room/room-page';
export { roomLoader as loader } from '../features/consultation-room/room.api';
