/** Applications to become a partner. */
export { PartnershipsModule } from './partnerships.module.js';
