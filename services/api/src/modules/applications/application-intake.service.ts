import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { MessageIntake } from '../inbox/index.js';
import { TEAM } from '../messaging/index.js';

/** An application of any kind: the module writes its row, and this is what the staff and the sender get of it. */
export interface Application {
  id: string;
  /** What is applied for, in words: `Partner application: Hospital`. */
  topic: string;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  /** Short answers in the order they were asked: label and text. */
  facts: readonly (readonly [label: string, text: string])[];
  message: string | null;
  /** What happens after the first answer, in a sentence. */
  afterwards: string;
}

/** How every application reaches the staff: an inbox item among the contact messages, a notice, and an acknowledgement to its sender. */
@Injectable()
export class ApplicationIntake {
  constructor(
    private readonly clock: Clock,
    private readonly messages: MessageIntake,
  ) {}

  /** To be called in the transaction that writes the application's row. */
  async receive(em: EntityManager, application: Application, caller: CurrentUser | null): Promise<void> {
    const { id, name, email, phone, country } = application;
    const received_at = this.clock.now();
    const data = { ...application, received_at: received_at.toISOString() };
    await this.messages.receive(
      em,
      {
        item: { id, name, email, phone, country, received_at },
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
