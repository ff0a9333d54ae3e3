/** Sign-ins, and what is suspicious about them. */
export { SecurityEventsModule } from './security-events.module.js';
export { SecurityEventsService } from './security-events.service.js';
