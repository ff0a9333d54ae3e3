// The embedded PostgreSQL: for `npm start`, and throw-away ones for tests.
export { asApplication, socketUrl, withClient, withDatabase } from './connect.ts';
export { cloneDatabase, createDatabase, dropDatabase } from './databases.ts';
export { startDatabase, type RunningDatabase, type StartOptions } from './server.ts';
export { showStatements, statementSettings } from './statements.ts';
export { type Preparation, startTestDatabase, type TestDatabase } from './test-database.ts';
