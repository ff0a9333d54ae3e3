import type { APPLICATION_KINDS } from '@ayana/contracts/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { MessageIntake } from '../inbox/index.js';
import { TEAM } from '../messaging/index.js';

/** An application of any kind: the module writes its row, this is the part for the staff and the sender. */
export interface Application {
  id: string;
  kind: (typeof APPLICATION_KINDS)[number];
  /** The kind of application, in words: `Partner application: Hospital`. */
  topic: string;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  /** Short answers in the order of the form: label and text. */
  facts: readonly (readonly [label: string, text: string])[];
  message: string | null;
  /** The steps after the first answer, in a sentence. */
  afterwards: string;
}

/** Passes an application to the staff: an inbox item of its own kind, a notice, and an acknowledgement to its sender. */
@Injectable()
export class ApplicationIntake {
  constructor(
    private readonly clock: Clock,
    private readonly messages: MessageIntake,
  ) {}

  /** Call it in the transaction that writes the application's row. */
  async receive(em: EntityManager, application: Application, caller: CurrentUser | null): Promise<void> {
    const { kind, ...rest } = application;
    const { id, name, email, phone, country } = rest;
    const received_at = this.clock.now();
    const data = { ...rest, received_at: received_at.toISOString() };
    await this.messages.receive(
      em,
      {
        item: { id, kind, name, email, phone, country, received_at },
        acknowledgement: {
          template: 'application_acknowledgement',
          to: email,
          data,
          dedupe_key: `application:${id}:acknowledgement`,
        },
        notice: { template: 'application_notice', to: TEAM, data, dedupe_key: `application:${id}:notice` },
      },
      caller,
    );
  }
}
