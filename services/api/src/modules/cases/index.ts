/** What the staff do with a whole case: the board, its detail, the people in it, automations, and how it is closed. */
export { CasesModule } from './cases.module.js';
