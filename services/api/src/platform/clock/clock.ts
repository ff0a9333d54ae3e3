import { randomFillSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** The clock of the application: rules read the time from it, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

const RANDOM_BYTES = 8;

/** The source of ids: UUIDv7 (RFC 9562, 5.7), ordered by the clock's milliseconds and, within one, by a counter. */
@Injectable()
export class Ids {
  private last = 0;
  private sequence = 0;
  private readonly pool = Buffer.alloc(RANDOM_BYTES * 256);
  private used = this.pool.length;

  constructor(private readonly clock: Clock) {}

  next(): string {
    const now = this.clock.now().getTime();
    if (now > this.last) {
      this.last = now;
      this.sequence = 0;
    } else if (++this.sequence > 0xfff) {
      this.last += 1;
      this.sequence = 0;
    }
    const random = this.random();
    const time = this.last.toString(16).padStart(12, '0');
    const counter = this.sequence.toString(16).padStart(3, '0');
    const variant = ((random.readUInt8(0) & 0x3f) | 0x80).toString(16).padStart(2, '0');
    const tail = random.toString('hex', 1);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`;
  }

  /** Eight random bytes, generated for many ids at once: one call per id would cost more than the rest of it. */
  private random(): Buffer {
    if (this.used === this.pool.length) {
      randomFillSync(this.pool);
      this.used = 0;
    }
    this.used += RANDOM_BYTES;
    return this.pool.subarray(this.used - RANDOM_BYTES, this.used);
  }
}
