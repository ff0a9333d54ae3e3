import { type EntitySchema, MikroORM } from '@mikro-orm/core';
import { Global, Module } from '@nestjs/common';
import { Database } from './database.js';
import { registerEntities } from './tables.js';

/** `MikroORM` is provided for libraries that need it; our own code uses `Database`. */
@Global()
@Module({
  providers: [Database, { provide: MikroORM, inject: [Database], useFactory: (database: Database) => database.orm }],
  exports: [Database, MikroORM],
})
export class DatabaseModule {
  /** For the `imports` of a module: registers its entities. */
  static forFeature(...schemas: readonly EntitySchema[]): typeof DatabaseModule {
    registerEntities(schemas);
    return DatabaseModule;
  }
}
