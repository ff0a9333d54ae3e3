/** Hospitals, pharmacies and laboratories as partners: members, credentials, price sheets, proposals. */
export { leaveOrganisationOfOtherRole } from './members/end-membership.js';
export { WorkLeavers } from './left-work.js';
export { mayWrite, offersTo, refuseReaders } from './members/refuse-readers.js';
export { OrganisationsModule } from './organisations.module.js';
