export { OrganisationDetailPage as Component } from '../features/organisations/organisation-detail';
export { organisationLoader as loader } from '../features/organisations/organisations.api';
