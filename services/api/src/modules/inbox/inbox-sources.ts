import { Injectable } from '@nestjs/common';
import type { InboxKind } from '@ayana/contracts/inbox';
import type { TimeSlot } from '@ayana/contracts/consultations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { EntityManager } from '../../platform/database/database.js';

/** A different time than the visitor requested. */
export interface AgreedMoment {
  preferred_date?: string | undefined;
  preferred_time?: TimeSlot | undefined;
  time_zone?: string | undefined;
}

export interface ConfirmedMoment {
  starts_at: Date;
  /** IANA name, or an offset such as `+05:30` when nothing else is known. */
  time_zone: string;
  minutes: number;
}

/** The data a module provides about its requests. */
export interface InboxSource {
  /** The visitors' messages, by the form's field names. */
  payloads(database: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Record<string, string>>>;
  /**
   * Determines the time of a consultation and queues the mail with its calendar file.
   * @param sequence how often it was confirmed before
   * @throws AppError `invalid_fields` when no zone is known
   */
  confirm?(em: EntityManager, id: string, moment: AgreedMoment, sequence: number): Promise<ConfirmedMoment>;
  /** The staff have answered the request; the answer is on its timeline. */
  answered?(em: EntityManager, id: string): Promise<void>;
}

/**
 * The modules that store requests, by kind; they register themselves, so that the inbox depends on none of them. Several may store requests
 * of one kind, each under its own ids: every form that only needs an answer, and is no application, is of kind `contact`.
 */
@Injectable()
export class InboxSources {
  private readonly sources = new Map<InboxKind, InboxSource[]>();

  register(kind: InboxKind, source: InboxSource): void {
    this.sources.set(kind, [...(this.sources.get(kind) ?? []), source]);
  }

  /** The visitors' messages in requests of one kind, from every module that stores some. */
  async payloads(
    kind: InboxKind,
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const found = await Promise.all(this.of(kind).map((source) => source.payloads(database, ids)));
    return new Map(found.flatMap((each) => Array.from(each)));
  }

  /** The module that confirms a request of this kind; undefined when there is nothing to confirm. */
  confirming(kind: InboxKind): InboxSource | undefined {
    return this.of(kind).find((source) => source.confirm !== undefined);
  }

  /** Passes an answer on to the modules that store requests of this kind; each ignores those of others. */
  async answered(kind: InboxKind, em: EntityManager, id: string): Promise<void> {
    for (const source of this.of(kind)) await source.answered?.(em, id);
  }

  private of(kind: InboxKind): readonly InboxSource[] {
    const sources = this.sources.get(kind);
    if (!sources) throw new Error(`No module keeps requests of kind ${kind}`);
    return sources;
  }
}
