export const CATALOG_PATH = '/admin/service-catalog';
/** How the desk does, and what makes its work less. */
export const FIGURES_PATH = '/admin/enterprise-service-management';
export const KNOWLEDGE_PATH = `${FIGURES_PATH}/knowledge`;
export const RECURRING_PATH = `${FIGURES_PATH}/recurring`;
export const PROBLEMS_PATH = `${FIGURES_PATH}/problems`;

export const articleHref = ({ id }: { id: string }): string => `${KNOWLEDGE_PATH}/${id}`;
export const recurringHref = ({ id }: { id: string }): string => `${RECURRING_PATH}/${id}`;
export const problemHref = ({ id }: { id: string }): string => `${PROBLEMS_PATH}/${id}`;
