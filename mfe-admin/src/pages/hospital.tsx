import { CatalogueDetail } from '../features/catalogue/catalogue-detail';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { HOSPITALS } from '../features/catalogue/hospitals/hospitals';

export const { rowLoader: loader, rowAction: action } = catalogueRoutes(HOSPITALS);
export function Component() {
  return <CatalogueDetail entity={HOSPITALS} />;
}
