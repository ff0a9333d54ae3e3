import { CASE_FACT_NAMES, CASE_FACTS, type CaseFact, taskEndOf } from '@ayana/contracts/journey';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { factsOf, JourneyEntries } from '../../journeys/index.js';
import { NeedChanges, ResourceNeedRow } from '../../resources/index.js';

const ENDS: ReadonlySet<CaseFact> = new Set(['withdrawn', 'closed']);

/** Closes what a case does not need any more by what has happened in it, as tasks end. */
@Injectable()
export class NeedEffects implements OnModuleInit {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly needs: NeedChanges,
  ) {}

  onModuleInit(): void {
    this.entries.afterAdded((em, journey_id) => this.apply(em, journey_id));
  }

  private async apply(em: EntityManager, journey_id: string): Promise<void> {
    const open = await em.find(ResourceNeedRow, { journey_id, state: 'open' });
    if (open.length === 0) return;
    const facts = await factsOf(within(em), journey_id);
    for (const need of open) {
      const fact = CASE_FACTS.find((each) => facts.has(each) && ends(each, need.automation ?? null));
      if (fact !== undefined) await this.needs.drop(em, need.id, CASE_FACT_NAMES[fact]);
    }
  }
}

const ends = (fact: CaseFact, automation: string | null): boolean =>
  ENDS.has(fact) || (automation !== null && taskEndOf(new Set([fact]), automation) !== null);
