export { SignedNote, type SignedNoteProps } from './signed-note';
