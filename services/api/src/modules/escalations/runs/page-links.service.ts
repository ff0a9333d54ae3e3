import { mayEnter } from '@ayana/contracts/identity';
import type { EscalationRunState } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { idOfToken, permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { RunsService } from './runs.service.js';

/** What the link of a page leads to. */
export interface LinkedPage {
  run_id: string;
  title: string;
  state: EscalationRunState;
  /** Who has acknowledged the run; null while nobody has. */
  acknowledged_by: string | null;
  language: string;
  reader: CurrentUser;
}

/** The link of a page acknowledges its run as the person who was paged, without signing in. */
@Injectable()
export class PageLinks {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly runs: RunsService,
  ) {}

  /** @throws AppError `not_found` for a link this product did not send, or whose reader is not of the staff any more */
  async find(token: string): Promise<LinkedPage> {
    const id = idOfToken(permanentTokens(this.config.cookieSecret), 'acknowledge_page', token);
    if (id === null) throw notFound();
    const row = await this.database
      .read()
      .selectFrom('escalation_pages as page')
      .innerJoin('escalation_runs as run', 'run.id', 'page.run_id')
      .innerJoin('users as reader', 'reader.id', 'page.user_id')
      .leftJoin('users as taker', 'taker.id', 'run.acknowledged_by')
      .select([
        'page.run_id',
        'run.title',
        'run.state',
        'run.acknowledged_by',
        'taker.name as taker_name',
        'reader.id',
        'reader.role',
        'reader.language',
      ])
      .where('page.id', '=', id)
      .executeTakeFirst();
    if (row === undefined || !mayEnter('escalation_management', row.role)) throw notFound();
    const { run_id, title, state, language, role } = row;
    return {
      run_id,
      title,
      state,
      acknowledged_by: row.acknowledged_by === null ? null : (row.taker_name ?? ''),
      language,
      reader: { id: row.id, role, session_id: '' },
    };
  }

  /** Acknowledges it; who comes second reads who was first. @returns whether it was this reader, now */
  async acknowledge(token: string): Promise<LinkedPage & { is_own: boolean }> {
    const page = await this.find(token);
    try {
      await this.runs.acknowledge(page.reader, page.run_id, null, 'link');
      return { ...page, is_own: true };
    } catch (error) {
      const ended = error instanceof AppError && ['already_decided', 'illegal_transition'].includes(error.code);
      if (!ended) throw error;
      return { ...(await this.find(token)), is_own: false };
    }
  }
}
