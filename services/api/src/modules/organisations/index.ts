/** Hospitals, pharmacies and laboratories as partners: members, credentials, price sheets, proposals. */
export { leaveOrganisationOfOtherRole } from './members/end-membership.js';
export { WorkLeavers } from './left-work.js';
export { mayWrite, offersTo, refuseReaders } from './members/refuse-readers.js';
export { organisationFor } from './organisation-access.js';
export { OrganisationEvents } from './organisation-events.js';
export { OrganisationsModule } from './organisations.module.js';
