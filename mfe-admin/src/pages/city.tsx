import { CatalogueDetail } from '../features/catalogue/catalogue-detail';
import { catalogueRoutes } from '../features/catalogue/catalogue.api';
import { CITIES } from '../features/catalogue/cities/cities';

export const { rowLoader: loader, rowAction: action } = catalogueRoutes(CITIES);
export function Component() {
  return <CatalogueDetail entity={CITIES} />;
}
