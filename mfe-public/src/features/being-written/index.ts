export { BeingWritten } from './being-written';
