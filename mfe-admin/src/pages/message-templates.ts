export { TemplatesPage as Component } from '../features/cases/templates/templates-page';
export { removeTemplateAction as action, templatesLoader as loader } from '../features/cases/templates/templates.api';
