export { CasesModule } from './cases.module.js';
