import { mayEnter, ROLES } from '@ayana/contracts/identity';
import { type RegistryFile } from '@ayana/contracts/releases';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { ReleaseWatch } from '../../platform/realtime/release-watch.js';
import { NotificationsService } from '../notifications/index.js';
import { RELEASE_MESSAGES } from './messages.js';
import { ReleaseChanges } from './release-changes.service.js';
import type { RolloutDto } from './rollouts.dto.js';
import { Rollouts } from './rollouts.service.js';

/** Every minute: takes a version that is out to a part of the sessions back when it is worse than the one all others have. */
@Injectable()
export class RolloutsJob implements OnModuleInit {
  private readonly logger = new Logger('Releases');

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly releases: ReleaseWatch,
    private readonly rollouts: Rollouts,
    private readonly changes: ReleaseChanges,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('releases.rollouts', () => this.run());
  }

  async run(registry: RegistryFile | undefined = this.releases.current()): Promise<void> {
    if (registry === undefined) return;
    let { generation } = registry;
    for (const [remote, entries] of Object.entries(registry.microFrontends)) {
      const rollout = await this.rollouts.watch(remote, entries);
      if (rollout?.state !== 'worse') continue;
      try {
        generation = await this.takeBack(remote, rollout, generation);
      } catch (error) {
        // A person changes something at this moment; the next minute looks again.
        if (!(error instanceof AppError)) throw error;
        this.logger.warn({ remote, code: error.code }, 'A version that is worse could not be taken back yet');
      }
    }
  }

  private async takeBack(remote: string, rollout: RolloutDto, generation: number): Promise<number> {
    const next = await this.changes.change(null, remote, { kind: 'end_part', generation }, rollout);
    const { now, before, findings } = rollout;
    this.logger.error(
      { remote, version: now.version, findings },
      'A version was taken back: it is worse than the one before',
    );
    await this.database.write((em) => this.tell(em, remote, now.version, before.version));
    return next;
  }

  private async tell(em: EntityManager, remote: string, version: string, before: string): Promise<void> {
    const roles = ROLES.filter((role) => mayEnter('release_changes', role));
    const people = await within(em).selectFrom('users').select(['id', 'language']).where('role', 'in', roles).execute();
    for (const { id, language } of people)
      await inLanguage(language ?? 'en', () =>
        this.notifications.notify(em, {
          patient_id: id,
          kind: 'task',
          path: '/admin/releases',
          title: RELEASE_MESSAGES.taken_back(remote),
          message: RELEASE_MESSAGES.taken_back_text(version, before),
          bell_only: true,
        }),
      );
  }
}
