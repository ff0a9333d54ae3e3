export { ReleasesPage as Component } from '../features/releases/releases-page';
export { releasesAction as action, releasesLoader as loader } from '../features/releases/loader';
