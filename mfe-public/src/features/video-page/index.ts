export { videoMeta } from './video-meta';
export { VideoPage } from './video-page';
