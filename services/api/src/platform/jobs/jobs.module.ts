import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { JOBS_SETTINGS, type JobsSettings, JobsService } from './jobs.service.js';
import { WaitingJobs } from './waiting-jobs.js';

/** Longer than a mail server's timeout, shorter than the half minute orchestrators wait before they kill. */
const STOP_TIMEOUT = 20_000;

@Global()
@Module({})
export class JobsModule {
  /** @param runsJobs overrides `Config.runsJobs`, for tests. */
  static register(runsJobs?: boolean): DynamicModule {
    return {
      module: JobsModule,
      providers: [
        {
          provide: JOBS_SETTINGS,
          inject: [Config],
          useFactory: (config: Config): JobsSettings => ({
            connectionString: config.databaseDirectUrl,
            runsJobs: runsJobs ?? config.runsJobs,
            stopTimeout: STOP_TIMEOUT,
          }),
        },
        JobsService,
        WaitingJobs,
      ],
      exports: [JobsService],
    };
  }
}
