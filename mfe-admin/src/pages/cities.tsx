import { CatalogueList } from '../features/catalogue/catalogue-list';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { CITIES } from '../features/catalogue/cities/cities';

export const { listLoader: loader } = catalogueRoutes(CITIES);
export function Component() {
  return <CatalogueList entity={CITIES} />;
}
