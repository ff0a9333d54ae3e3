import { ROOM_RETURN_MS, type RoomEnding } from '@ayana/contracts/consultation-room';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { describeFailure } from '../../platform/logging/failure.js';
import { RoomChannels } from './room-channels.js';
import { callerEntryOf, type RoomEntry, stateOf } from './room-entry.js';
import { type Stay, Stays } from './stays.js';

/** Less than half of the five seconds within which access must end. */
const EVERY_MS = 2000;
/** An announcement may be lost or overtaken between processes: it is repeated after so many rounds. */
const ANNOUNCED_AGAIN = 5;

/**
 * Asks again and again, while anyone is in a room, whether each of them may still be there: one rule for sessions that end, changed roles,
 * withdrawn invitations, cancelled and moved appointments and the hour, no matter who caused it and in which process.
 */
@Injectable()
export class RoomWatch implements OnApplicationShutdown {
  private readonly logger = new Logger('Consultation room');
  private readonly here = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private rounds = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stays: Stays,
    private readonly channels: RoomChannels,
  ) {}

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A stay whose socket is in this process. */
  begin(id: string): void {
    this.here.add(id);
    this.timer ??= setInterval(() => {
      this.look().catch((error: unknown) =>
        this.logger.warn({ failure: describeFailure(error) }, 'Cannot look after the rooms'),
      );
    }, EVERY_MS).unref();
  }

  end(id: string): void {
    this.here.delete(id);
  }

  private async look(): Promise<void> {
    await this.stays.seen([...this.here]);
    const stays = await this.stays.all();
    if (stays.length === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      this.here.clear();
      return;
    }
    const changed = new Set<string>();
    for (const stay of stays) {
      const reason = await this.endingOf(stay);
      if (reason === null || !(await this.stays.endNow(stay.id, reason))) continue;
      this.here.delete(stay.id);
      this.channels.leave(stay.appointment_id, stay.id, reason);
      changed.add(stay.appointment_id);
    }
    this.rounds += 1;
    if (this.rounds % ANNOUNCED_AGAIN === 0) for (const { appointment_id } of stays) changed.add(appointment_id);
    for (const id of changed) await this.channels.announce(id);
  }

  /** Null while the person may stay. */
  private async endingOf(stay: Stay): Promise<RoomEnding | null> {
    if (!stay.is_signed_in) return 'access';
    const now = this.clock.now();
    if (stay.seen < now.getTime() - ROOM_RETURN_MS) return 'away';
    const entry = await this.entryOf(stay);
    if (entry === null || entry.role !== stay.role) return 'access';
    const state = stateOf(entry, now);
    return state === 'open' || state === 'early' ? null : state;
  }

  private async entryOf({ user_id, account_role, session_id, appointment_id }: Stay): Promise<RoomEntry | null> {
    const caller =
      user_id === null ? { visits: appointment_id, session_id } : { id: user_id, role: account_role, session_id };
    try {
      return await callerEntryOf(this.database.read(), caller, appointment_id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  }
}
