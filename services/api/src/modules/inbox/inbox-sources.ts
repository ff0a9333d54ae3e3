import { Injectable } from '@nestjs/common';
import type { InboxKind } from '@ayana/contracts/inbox';
import type { TimeSlot } from '@ayana/contracts/consultations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../entities.js';
import type { EntityManager } from '../../platform/database/database.js';

/** Another moment than the one the visitor asked for. */
export interface AgreedMoment {
  preferred_date?: string | undefined;
  preferred_time?: TimeSlot | undefined;
  time_zone?: string | undefined;
}

export interface ConfirmedMoment {
  starts_at: Date;
  /** IANA name, or an offset such as `+05:30` where that is all that is known. */
  time_zone: string;
  minutes: number;
}

/** What a module gives the inbox about the requests it keeps. */
export interface InboxSource {
  /** What the visitors wrote, by the form's own field names. */
  payloads(database: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Record<string, string>>>;
  /**
   * Fixes the moment of a consultation and queues the mail with its calendar file.
   * @param sequence how often it was confirmed before
   * @throws AppError `invalid_fields` when no zone is known
   */
  confirm?(em: EntityManager, id: string, moment: AgreedMoment, sequence: number): Promise<ConfirmedMoment>;
}

/**
 * Who keeps which kind of request; the modules sign in here, so that the inbox knows none of them. Several may keep requests of one
 * kind, each under ids of its own: every form whose sender simply wants an answer is of kind `contact`.
 */
@Injectable()
export class InboxSources {
  private readonly sources = new Map<InboxKind, InboxSource[]>();

  register(kind: InboxKind, source: InboxSource): void {
    this.sources.set(kind, [...(this.sources.get(kind) ?? []), source]);
  }

  /** What the visitors wrote in requests of one kind, whichever module keeps each. */
  async payloads(
    kind: InboxKind,
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const found = await Promise.all(this.of(kind).map((source) => source.payloads(database, ids)));
    return new Map(found.flatMap((each) => Array.from(each)));
  }

  /** Who fixes the moment of a request of this kind; undefined where there is nothing to fix. */
  confirming(kind: InboxKind): InboxSource | undefined {
    return this.of(kind).find((source) => source.confirm !== undefined);
  }

  private of(kind: InboxKind): readonly InboxSource[] {
    const sources = this.sources.get(kind);
    if (!sources) throw new Error(`No module keeps requests of kind ${kind}`);
    return sources;
  }
}
