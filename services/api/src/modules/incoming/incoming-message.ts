import type { OutsideChannel } from '@ayana/contracts/journey';
import type { OutsideFile } from '../../platform/files/outside-files.js';

/** What came, whatever brought it. */
export interface Arrived {
  channel: OutsideChannel;
  external_id: string;
  /** As it names itself: an address in lower case, or a number as `+` and digits. */
  from_address: string;
  from_name: string | null;
  subject: string | null;
  /** Only what its sender wrote. */
  text: string;
  files: readonly OutsideFile[];
  /** A machine wrote it: an absence notice, a list, a bounce. */
  is_automatic: boolean;
  /** It could not be read: people look at the original. */
  is_unreadable: boolean;
  /** Of a mail: the addresses it was sent to. */
  to: readonly string[];
  /** Of a mail: the Message-IDs it names, the one it answers last. */
  answers: readonly string[];
}
