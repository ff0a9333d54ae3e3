export { OrganisationsList as Component } from '../features/organisations/organisations-list';
export { organisationsLoader as loader } from '../features/organisations/organisations.api';
