import { createHash } from 'node:crypto';

/** The id of texts in scripts: three characters for `mfe-public/doctors`. Making a catalogue fails when two are equal. */
export const shortId = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 3);
