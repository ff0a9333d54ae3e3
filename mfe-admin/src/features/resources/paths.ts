import { NEEDS_PATH } from '../../paths';

export const RESOURCES_PATH = `${NEEDS_PATH}/resources`;
export const resourceHref = ({ id }: { id: string }): string => `${RESOURCES_PATH}/${id}`;
