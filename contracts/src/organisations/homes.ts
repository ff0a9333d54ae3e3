import { homePortal } from '../identity/index.ts';
import { ORGANISATION_ROLES, type OrganisationKind } from './kinds.ts';

/** The portal of the people of an organisation. */
export const organisationPortal = (kind: OrganisationKind): string => homePortal(ORGANISATION_ROLES[kind]);
