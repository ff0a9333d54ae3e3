export { OrganisationPage as Component } from '../features/organisation/organisation-page';
export { organisationLoader as loader } from '../features/organisation/organisation.api';
