import { createHmac, timingSafeEqual } from 'node:crypto';
import { bucketOf } from '@ayana/contracts/operation';
import {
  type Rollout,
  ROLLOUT_KEY,
  rolloutOf,
  rolloutText,
  ROLLOUT_TOKEN_LENGTH,
  WATCHED_VITALS,
  type WatchedVital,
} from '@ayana/contracts/releases';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { networkOf, ONE_CUSTOMER } from '../../platform/http/limits/network.js';
import { ReleaseWatch } from '../../platform/realtime/release-watch.js';
import { keyFor } from '../../platform/secrets/key-for.js';
import { entriesOf } from './registry-entries.js';

/** The version a browser had, and the token that its page came with. */
export interface Reporter {
  remote: string;
  version: string;
  token?: string | undefined;
  address: string;
}

type Measure = 'visitors' | 'failures' | WatchedVital;

/**
 * Counts reports towards a roll-out, so that no one decides it alone: only of pages that were rendered with this version while it ran,
 * and of each address every measure of a version once.
 */
@Injectable()
export class RolloutCounts {
  private readonly tokenKey: Buffer | null;
  private readonly addressKey: Buffer;

  constructor(
    { reviewSecret, cookieSecret }: Config,
    private readonly database: Database,
    private readonly releases: ReleaseWatch,
  ) {
    this.tokenKey = reviewSecret === null ? null : keyFor(reviewSecret, ROLLOUT_KEY);
    this.addressKey = keyFor(cookieSecret, 'rollout reporters');
  }

  async failed(reporter: Reporter): Promise<void> {
    await this.count(reporter, [
      ['visitors', 0],
      ['failures', 0],
    ]);
  }

  async saw(reporter: Reporter, vitals: Readonly<Partial<Record<WatchedVital, number>>>): Promise<void> {
    const measured = WATCHED_VITALS.flatMap((vital): [Measure, number][] => {
      const value = vitals[vital];
      return value === undefined ? [] : [[vital, bucketOf(vital, value)]];
    });
    await this.count(reporter, [['visitors', 0], ...measured]);
  }

  private async count(reporter: Reporter, measures: readonly [Measure, number][]): Promise<void> {
    const { remote, version, address } = reporter;
    const rollout = rolloutOf(entriesOf(this.releases.current(), remote));
    if (rollout === undefined || !this.isOf(rollout, reporter)) return;
    const { began } = rollout;
    const network = networkOf(address, ONE_CUSTOMER) ?? address;
    const hash = createHmac('sha256', this.addressKey).update(`${remote} ${began} ${network}`).digest().subarray(0, 12);
    // One order, so that two reports of one version never wait for each other.
    const rows = measures
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([measure, bucket]) => sql`(${measure}, ${bucket}::smallint)`);
    await sql`
      with wanted (measure, bucket) as (values ${sql.join(rows)}),
      first as (
        insert into rollout_reporters (remote, began, version, measure, reporter)
        select ${remote}, ${began}::timestamptz, ${version}, measure, ${hash} from wanted
        on conflict do nothing returning measure
      )
      insert into rollout_counts as counted (remote, began, version, measure, bucket, addresses)
      select ${remote}, ${began}::timestamptz, ${version}, measure, bucket, 1
      from wanted join first using (measure) order by measure
      on conflict (remote, began, version, measure, bucket) do update set addresses = counted.addresses + 1
    `.execute(this.database.read());
  }

  /** Without a secret any page may report; each address still counts once. */
  private isOf(rollout: Rollout, { remote, version, token = '' }: Reporter): boolean {
    if (![rollout.before, rollout.now].includes(version)) return false;
    if (this.tokenKey === null) return true;
    const text = rolloutText({ remote, version, began: rollout.began });
    const wanted = createHmac('sha256', this.tokenKey).update(text).digest('base64url').slice(0, ROLLOUT_TOKEN_LENGTH);
    return token.length === wanted.length && timingSafeEqual(Buffer.from(token), Buffer.from(wanted));
  }
}
