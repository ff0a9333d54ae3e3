export const CREATE_PATH = '/admin/create-service-request';
export const CATALOG_PATH = '/admin/service-catalog';
