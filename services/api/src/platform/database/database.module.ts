import { MikroORM } from '@mikro-orm/core';
import { Global, Module } from '@nestjs/common';
import { Database } from './database.js';

/** `MikroORM` is provided for libraries that need it; our own code uses `Database`. */
@Global()
@Module({
  providers: [Database, { provide: MikroORM, inject: [Database], useFactory: (database: Database) => database.orm }],
  exports: [Database, MikroORM],
})
export class DatabaseModule {}
