export { ManifestPage as Component } from '../features/manifest/manifest-page';
export { manifestLoader as loader } from '../features/manifest/manifest.api';
