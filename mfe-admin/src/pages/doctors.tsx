import { CatalogueList } from '../features/catalogue/catalogue-list';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { DOCTORS } from '../features/catalogue/doctors/doctors';

export const { listLoader: loader } = catalogueRoutes(DOCTORS);
export function Component() {
  return <CatalogueList entity={DOCTORS} />;
}
