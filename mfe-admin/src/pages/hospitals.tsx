import { CatalogueList } from '../features/catalogue/catalogue-list';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { HOSPITALS } from '../features/catalogue/hospitals/hospitals';

export const { listLoader: loader } = catalogueRoutes(HOSPITALS);
export function Component() {
  return <CatalogueList entity={HOSPITALS} />;
}
