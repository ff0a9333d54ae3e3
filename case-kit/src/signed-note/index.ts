export { SignedNote } from './signed-note';
