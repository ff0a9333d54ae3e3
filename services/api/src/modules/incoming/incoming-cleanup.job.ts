import { WEBHOOK_WINDOW } from '@ayana/contracts/journey';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database, within } from '../../platform/database/database.js';
import { Files } from '../../platform/files/files.service.js';
import { JobsService } from '../../platform/jobs/index.js';
import { incomingOwner } from './incoming-message.entity.js';

const MONTH = 30 * 24 * 60 * 60_000;
const AT_ONCE = 100;

/** Empties what was dismissed, and what machines wrote, after a month; forgets signatures that no longer count. */
@Injectable()
export class IncomingCleanupJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('incoming.cleanup', () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    // A signature counts for as long before its time as after it.
    await this.database
      .read()
      .deleteFrom('webhook_deliveries')
      .where('received_at', '<', new Date(now - 3 * WEBHOOK_WINDOW))
      .execute();
    while ((await this.empty(new Date(now - MONTH))) === AT_ONCE);
  }

  private empty(before: Date): Promise<number> {
    return this.database.write(async (em) => {
      const { rows } = await sql<{ id: string }>`
        update incoming_messages set from_address = null, from_name = null, subject = null, text = null, left_out = '[]',
          version = version + 1
        where id in (select id from incoming_messages
          where status in ('dismissed', 'automatic') and from_address is not null and received_at < ${before}
          order by id limit ${AT_ONCE} for update skip locked)
        returning id`.execute(within(em));
      for (const { id } of rows) await this.removeFiles(em, id);
      return rows.length;
    });
  }

  private async removeFiles(em: Parameters<Files['remove']>[0], id: string): Promise<void> {
    const files = await within(em)
      .selectFrom('files')
      .select('id')
      .where('owner_kind', '=', 'incoming_message')
      .where('owner_id', '=', id)
      .execute();
    for (const file of files) await this.files.remove(em, incomingOwner(id), file.id);
  }
}
