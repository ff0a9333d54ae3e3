import { CatalogueDetail } from '../features/catalogue/catalogue-detail';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { DOCTORS } from '../features/catalogue/doctors/doctors';

export const { rowLoader: loader, rowAction: action } = catalogueRoutes(DOCTORS);
export function Component() {
  return <CatalogueDetail entity={DOCTORS} />;
}
