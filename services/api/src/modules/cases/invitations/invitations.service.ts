import type { InboxJourneyAnswer, JourneyInvitation } from '@ayana/contracts/journey';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InboxKind } from '@ayana/contracts/inbox';
import { sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { ENGLISH } from '@ayana/contracts/language';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { InboxWorkflow } from '../../inbox/index.js';
import { type ConfirmedAddress, ConfirmedAddresses } from '../../identity/index.js';
import { MessagingService } from '../../messaging/index.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import { JourneyInvitationRow } from './journey-invitation.entity.js';
import { RequestedJourneys } from './requested-journeys.js';

/** Milliseconds an invitation is open. */
const LIFETIME = 30 * 24 * 60 * 60_000;

interface Sender {
  id: string;
  kind: InboxKind;
  name: string;
  email: string;
}

/** Invites senders of the inbox who have no account; once they have confirmed the address, their journey begins. */
@Injectable()
export class Invitations implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly addresses: ConfirmedAddresses,
    private readonly messaging: MessagingService,
    private readonly requested: RequestedJourneys,
    private readonly inbox: InboxWorkflow,
  ) {}

  onModuleInit(): void {
    this.addresses.listen((em, address) => this.accept(em, address));
  }

  /** One invitation for a request: sent again, its time begins again. */
  async send(
    em: EntityManager,
    user: CurrentUser,
    { id: inbox_item_id, kind, name, email }: Sender,
    treatment_id: string,
  ): Promise<InboxJourneyAnswer> {
    const treatment = await within(em)
      .selectFrom('treatments')
      .select('name')
      .where('id', '=', treatment_id)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (treatment === undefined) throw refusedFields([{ field: 'treatment_id', message: messages.unknown_treatment }]);
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + LIFETIME);
    const known = await em.findOne(JourneyInvitationRow, { inbox_item_id });
    const invitation =
      known ??
      em.create(JourneyInvitationRow, {
        id: this.ids.next(),
        inbox_item_id,
        email,
        treatment_id,
        invited_by: user.id,
        sent_at: now,
        sent_count: 0,
        expires_at,
        created_at: now,
      });
    Object.assign(invitation, { treatment_id, sent_at: now, expires_at, sent_count: invitation.sent_count + 1 });
    await em.flush();
    await this.messaging.queueMail(em, {
      template: 'journey_invitation',
      to: email,
      data: { name, treatment: treatment.name, expires_at: expires_at.toISOString() },
      dedupe_key: `journey_invitation:${invitation.id}:${invitation.sent_count}`,
      // In the language in which they asked.
      follows: `${kind}:${inbox_item_id}:acknowledgement`,
    });
    return { journey_id: null, treatment_request_id: null, invitation: sentOf(invitation) };
  }

  /** Null for a request whose sender was not invited. */
  async find(em: EntityManager, inbox_item_id: string): Promise<JourneyInvitation | null> {
    const known = await em.findOne(JourneyInvitationRow, { inbox_item_id });
    return known === null ? null : sentOf(known);
  }

  /** Begins the journeys an address was invited to, in the transaction that confirms it. */
  private async accept(em: EntityManager, { user_id, email }: ConfirmedAddress): Promise<void> {
    const now = this.clock.now();
    const open = await within(em)
      .selectFrom('journey_invitations as invitation')
      .innerJoin('users as patient', (join) =>
        join.on('patient.id', '=', user_id).on('patient.role', 'in', ['patient', 'unverified_user']),
      )
      .innerJoin('treatments as treatment', (join) =>
        join.onRef('treatment.id', '=', 'invitation.treatment_id').on('treatment.is_active', '=', true),
      )
      .select(['invitation.id', 'invitation.inbox_item_id'])
      .where(sql<boolean>`lower(invitation.email) = lower(${email})`)
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.expires_at', '>', now)
      .orderBy('invitation.created_at')
      .execute();
    for (const { id, inbox_item_id } of open) {
      // The request of the inbox first, as the staff who press the button do.
      const item = await this.inbox.lock(em, inbox_item_id);
      const invitation = await em.findOneOrFail(JourneyInvitationRow, { id }, FOR_UPDATE);
      if (invitation.accepted_at) continue;
      const { journey_id } = await this.requested.begin(em, null, user_id, invitation);
      Object.assign(invitation, { accepted_at: now, journey_id });
      if (item === null) continue;
      const text = inLanguage(ENGLISH.tag, () => messages.inbox_joined);
      this.inbox.write(em, item, { event: 'note', actor_id: null, text });
      await this.inbox.changed(em, item);
    }
    await em.flush();
  }

  /** Ends an invitation whose sender has an account by now: the staff have begun the journey. */
  async close(em: EntityManager, inbox_item_id: string, journey_id: string): Promise<void> {
    const invitation = await em.findOne(JourneyInvitationRow, { inbox_item_id, accepted_at: null }, FOR_UPDATE);
    if (invitation === null) return;
    Object.assign(invitation, { accepted_at: this.clock.now(), journey_id });
    await em.flush();
  }
}

const sentOf = ({ email, sent_at, expires_at }: JourneyInvitationRow): JourneyInvitation => ({
  email,
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
});
