import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { InboxIntake } from '../inbox/index.js';
import { MessagingService, TEAM } from '../messaging/index.js';

/** Somebody's application, whatever for: the row is the module's, this is what staff and sender hear of it. */
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
    private readonly inbox: InboxIntake,
    private readonly messaging: MessagingService,
  ) {}

  /** To be called in the transaction that writes the application's row. */
  async receive(em: EntityManager, application: Application): Promise<void> {
    const { id, name, email, phone, country } = application;
    const received_at = this.clock.now();
    await this.inbox.receive(em, { id, kind: 'contact', name, email, phone, country, received_at });
    const data = { ...application, received_at: received_at.toISOString() };
    await this.messaging.queueMail(em, {
      template: 'application_acknowledgement',
      to: email,
      data,
      dedupe_key: `application:${id}:acknowledgement`,
    });
    await this.messaging.queueMail(em, {
      template: 'application_notice',
      to: TEAM,
      data,
      dedupe_key: `application:${id}:notice`,
    });
  }
}
