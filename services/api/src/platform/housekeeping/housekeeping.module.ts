import { Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';

@Module({ providers: [Housekeeping] })
export class HousekeepingModule {}
