export { ReleasesPage as Component } from '../features/releases/releases-page';
export { releasesLoader as loader } from '../features/releases/loader';
