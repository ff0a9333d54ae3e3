import { ACTIVE_ASSIGNMENT_STATES, type TravelLeg } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { whenText } from './travel-events.js';

type Change = 'moved' | 'unknown' | 'cancelled';

/** Tells the partner of a part of a trip what changed: everyone of it, by mail, in their language. */
@Injectable()
export class LegPartners {
  constructor(private readonly messaging: MessagingService) {}

  /** Whether someone carries the leg out. */
  async has(em: EntityManager, assignment_id: string | null | undefined): Promise<boolean> {
    if (assignment_id == null) return false;
    const row = await within(em)
      .selectFrom('assignments')
      .select('id')
      .where('id', '=', assignment_id)
      .where('status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
      .executeTakeFirst();
    return row !== undefined;
  }

  async tell(em: EntityManager, before: TravelLeg, leg: TravelLeg, change: Change): Promise<void> {
    const people = await within(em)
      .selectFrom('assignments as work')
      .innerJoin('users as person', (join) =>
        join.on((build) =>
          build.or([
            build('person.id', '=', build.ref('work.assignee_user_id')),
            build.exists(
              build
                .selectFrom('partner_members as member')
                .select('member.user_id')
                .whereRef('member.user_id', '=', 'person.id')
                .whereRef('member.partner_id', '=', 'work.partner_id'),
            ),
          ]),
        ),
      )
      .select(['person.id', 'person.name', 'person.email', 'person.language'])
      .where('work.id', '=', leg.assignment_id)
      .where('work.status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
      .orderBy('person.id')
      .execute();
    for (const { id, name, email, language } of people)
      await inLanguage(language ?? ENGLISH.tag, () =>
        this.messaging.queueMail(em, {
          template: 'travel_leg_moved',
          journey_id: leg.journey_id,
          to: email,
          data: {
            name: name ?? '',
            kind: leg.kind,
            change,
            before: whenText(before),
            when: whenText(leg),
            from: leg.from_place,
            to: leg.to_place,
            path: `/partner-portal/work/${leg.assignment_id ?? ''}`,
          },
          dedupe_key: `travel_leg_moved:${leg.id}:${leg.version}:${id}`,
        }),
      );
  }
}
