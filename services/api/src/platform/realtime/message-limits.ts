import { mayEnter } from '@ayana/contracts/identity';
import {
  type ClientMessageType,
  LARGE_MESSAGE_BYTES,
  MESSAGE_ACCESS,
  MESSAGE_BYTES,
  MESSAGES_PER_MINUTE,
  VISITOR_MESSAGES,
} from '@ayana/contracts/realtime';
import { AppError, notAllowed, refusedFields } from '../app-error.js';
import type { SocketData } from './socket.js';
import { unstorableFields } from '../http/input/storable.js';
import { PROBLEM_MESSAGES, REFUSAL_MESSAGES } from '../http/problems/messages.js';

const MINUTE = 60_000;

const isKnown = (type: unknown): type is ClientMessageType =>
  typeof type === 'string' && Object.hasOwn(MESSAGE_ACCESS, type) && Object.hasOwn(MESSAGES_PER_MINUTE, type);

/** Who sends: the data of their socket. */
type Sender = Pick<SocketData, 'user' | 'visitor'>;

/** Whether this sender may send such messages; no one may send what is not declared. */
export const maySend = (type: unknown, { user, visitor }: Sender): type is ClientMessageType =>
  isKnown(type) &&
  (visitor === undefined ? mayEnter(MESSAGE_ACCESS[type], user.role) : VISITOR_MESSAGES.includes(type));

/** Denies by default what one socket sends: each message must be declared, allowed to its sender's role, small and not too frequent. */
export class MessageLimits {
  private readonly sent = new Map<ClientMessageType, number>();
  private endsAt = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(
    private readonly sender: Sender,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws AppError saying why the message is refused */
  check(type: unknown, values: readonly unknown[]): void {
    if (!maySend(type, this.sender)) throw notAllowed();
    if (this.count(type) > MESSAGES_PER_MINUTE[type])
      throw new AppError('too_many_requests', REFUSAL_MESSAGES.too_many_messages);
    const [body] = values;
    if (values.length !== 1 || typeof body !== 'object' || body === null || Array.isArray(body))
      throw new AppError('malformed_body', REFUSAL_MESSAGES.no_message_object);
    // Checked before it is written as JSON: it may be nested too deeply for that.
    const refused = unstorableFields(body);
    if (refused.length > 0) throw refusedFields(refused);
    if (Buffer.byteLength(JSON.stringify(body)) > (LARGE_MESSAGE_BYTES[type] ?? MESSAGE_BYTES))
      throw new AppError('body_too_large', PROBLEM_MESSAGES.body_too_large);
  }

  private count(type: ClientMessageType): number {
    const now = this.now();
    if (now >= this.endsAt) {
      this.sent.clear();
      this.endsAt = now + MINUTE;
    }
    const sent = (this.sent.get(type) ?? 0) + 1;
    this.sent.set(type, sent);
    return sent;
  }
}
