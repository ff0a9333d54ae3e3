export const TREATMENTS_PATH = '/admin/treatments';
export const NEW_PATH = `${TREATMENTS_PATH}/new`;
export const CATEGORIES_PATH = `${TREATMENTS_PATH}/categories`;
export const IMPORT_PATH = `${TREATMENTS_PATH}/import`;
export const treatmentHref = ({ id }: { id: string }): string => `${TREATMENTS_PATH}/${id}`;
