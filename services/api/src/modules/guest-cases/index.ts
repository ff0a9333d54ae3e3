/** A guest’s case by the link of a mail: what it shows, what it takes, and the code that opens what is medical. */
export { GuestCasesModule } from './guest-cases.module.js';
