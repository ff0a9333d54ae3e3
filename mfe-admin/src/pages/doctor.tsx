import { lazy } from 'react';
import { CatalogueDetail } from '../features/catalogue/catalogue-detail';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { DOCTORS } from '../features/catalogue/doctors/doctors';

export const { rowLoader: loader, rowAction: action } = catalogueRoutes(DOCTORS);
const DoctorAccountCard = lazy(() => import('../features/organisations/account/doctor-account-card'));

export function Component() {
  return <CatalogueDetail entity={DOCTORS} below={DoctorAccountCard} />;
}
