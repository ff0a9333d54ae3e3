import { mayEnter } from '@ayana/contracts/identity';
import type { Workflow } from '@ayana/contracts/workflow';
import type { EntityName, FilterQuery } from '@mikro-orm/core';
import { AppError, notAllowed, notFound } from '../app-error.js';
import type { Clock } from '../clock/clock.js';
import { type EntityManager, FOR_UPDATE } from '../database/database.js';
import type { CurrentUser } from '../http/access/access.js';
import { refuseStale } from '../http/etag.js';
import { REFUSAL_MESSAGES } from '../http/problems/messages.js';

/** A transition that has happened to a row. */
export interface Moved<State extends string, Name extends string> {
  name: Name;
  from: State;
  to: State;
  actor: CurrentUser;
  note: string | null;
}

/** How one kind of row is locked, recorded and announced. */
export interface WorkflowDefinition<Row, State extends string, Name extends string> {
  clock: Clock;
  transitions: Workflow<State, Name>;
  /** The row, locked until the transaction ends; null when there is none, or when this caller may not see it. */
  lock(em: EntityManager, actor: CurrentUser, id: string): Promise<Row | null>;
  stateOf(row: Row): State;
  /** Sets the new state and what follows from it. */
  enter(em: EntityManager, row: Row, moved: Moved<State, Name>): void | Promise<void>;
  /** Writes the entry of the timeline, of a kind that has one besides the audit trail. */
  addEntry?(em: EntityManager, row: Row, moved: Moved<State, Name>): void;
  /** Writes the entry of the audit trail. */
  audit(em: EntityManager, row: Row, moved: Moved<State, Name>): Promise<void>;
  /** Sends the event, after the commit. */
  publish(em: EntityManager, row: Row): void | Promise<void>;
}

/** What is the same for most kinds: rows that are found by their id, and have their state in `state`. */
export function rowsWithState<Row extends { id: string; state: string }>(entity: EntityName<Row>) {
  return {
    lock: (em: EntityManager, _actor: CurrentUser, id: string): Promise<Row | null> =>
      em.findOne(entity, { id } as FilterQuery<Row>, FOR_UPDATE),
    stateOf: ({ state }: Row): Row['state'] => state,
    enter: (_em: EntityManager, row: Row, { to }: Moved<Row['state'], string>): void => {
      row.state = to;
    },
  };
}

export interface Move<State extends string, Name extends string> {
  name: Name;
  /** Needed where the transition leads to several states. */
  to?: State;
  note?: string | null;
}

/**
 * Changes rows that have states. Everything that belongs to a change happens in the caller's transaction, on a locked row: two people who
 * change the same row do it one after the other, and neither the timeline nor the audit trail misses one.
 */
export class Workflows<Row extends { updated_at: Date; version?: number }, State extends string, Name extends string> {
  constructor(private readonly definition: WorkflowDefinition<Row, State, Name>) {}

  /**
   * Locks a row, changes it, and announces it.
   * @param ifMatch the version the caller has read; undefined when it does not matter
   * @throws AppError `not_found`, `stale_version`, and what `work` throws
   */
  async change(
    em: EntityManager,
    actor: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (row: Row) => void | Promise<void>,
  ): Promise<Row> {
    const row = await this.definition.lock(em, actor, id);
    if (row === null) throw notFound();
    if (row.version !== undefined) refuseStale(ifMatch, row.version);
    await work(row);
    await this.changed(em, row);
    return row;
  }

  /** Locks a row, makes one transition, and announces it. @throws what `change` and `move` throw */
  changeState(
    em: EntityManager,
    actor: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    move: Move<State, Name>,
  ): Promise<Row> {
    return this.change(em, actor, id, ifMatch, (row) => this.move(em, actor, row, move));
  }

  /** Call it after every change of a locked row that did not go through `change`. */
  async changed(em: EntityManager, row: Row): Promise<void> {
    row.updated_at = this.definition.clock.now();
    if (row.version !== undefined) row.version += 1;
    await this.written(em, row);
  }

  /** Writes what was done without a new version, such as that a row was added, and announces it. */
  async written(em: EntityManager, row: Row): Promise<Row> {
    await em.flush();
    await this.definition.publish(em, row);
    return row;
  }

  /**
   * One transition of a locked row, with its entries.
   * @throws AppError `not_allowed` for a role that may not, `illegal_transition` in another state
   */
  async move(
    em: EntityManager,
    actor: CurrentUser,
    row: Row,
    { name, to, note = null }: Move<State, Name>,
  ): Promise<void> {
    const transition = this.definition.transitions[name];
    if (!mayEnter(transition.entry, actor.role)) throw notAllowed();
    const from = this.definition.stateOf(row);
    const target = to ?? transition.to[0];
    if (target === undefined || !transition.from.includes(from) || !transition.to.includes(target))
      throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    const moved: Moved<State, Name> = { name, from, to: target, actor, note };
    await this.definition.enter(em, row, moved);
    this.definition.addEntry?.(em, row, moved);
    await this.definition.audit(em, row, moved);
  }
}
