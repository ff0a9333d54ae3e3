export { InternalMark, Thread, type ThreadProps } from './thread';
