import { completeStage, firstStageStatuses, type StageStatuses } from '@ayana/contracts/journey';
import { STAGE_DAYS } from './stage-facts.js';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** When things happened within a case that has completed a stage a little while ago. */
export class CaseClock {
  readonly began: Date;

  /** @param since milliseconds since its last stage was completed */
  constructor(
    readonly now: Date,
    readonly stage: number,
    since: number,
  ) {
    this.began = new Date(now.getTime() - since - (STAGE_DAYS[stage] ?? 0) * DAY);
  }

  /** Days after the case began; for what has happened, never after now. */
  past(days: number, hours = 0): Date {
    return new Date(Math.min(this.now.getTime() - 60_000, this.began.getTime() + days * DAY + hours * HOUR));
  }

  completed(stage: number): Date {
    return this.past(STAGE_DAYS[stage] ?? 0);
  }

  /** From now on; also before it when negative. */
  fromNow(days: number, hours = 0): Date {
    return new Date(this.now.getTime() + days * DAY + hours * HOUR);
  }

  /** The statuses of the stages, each completed on its day. */
  statuses(): StageStatuses {
    let statuses = firstStageStatuses(this.completed(1));
    for (let stage = 2; stage <= this.stage; stage += 1)
      statuses = completeStage(statuses, stage, this.completed(stage));
    return statuses;
  }
}
