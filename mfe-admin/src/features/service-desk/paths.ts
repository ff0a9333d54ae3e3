export const CATALOG_PATH = '/admin/service-catalog';
