import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '../../../platform/jobs/index.js';
import { Retention } from './retention.service.js';

/** Every night: removes what is over its time, by the rules that are switched on. */
@Injectable()
export class RetentionJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.jobs.work('compliance.retention', () => this.run());
  }

  run(): Promise<void> {
    return this.retention.runAll();
  }
}
