interface Identified {
  id: string;
}

export const NEEDS_PATH = '/admin/resource-mobilization';
export const RESOURCES_PATH = `${NEEDS_PATH}/resources`;
export const needHref = ({ id }: Identified): string => `${NEEDS_PATH}/needs/${id}`;
export const resourceHref = ({ id }: Identified): string => `${RESOURCES_PATH}/${id}`;
