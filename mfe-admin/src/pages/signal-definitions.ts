export { DefinitionsPage as Component } from '../features/operations/signals/definitions-page';
export { definitionsLoader as loader } from '../features/operations/signals/signals.api';
