/** Users and roles, as administrators manage them. */
export { UsersModule } from './users.module.js';
