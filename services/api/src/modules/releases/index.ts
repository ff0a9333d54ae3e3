/** Releases of the remotes: published, rolled out by shares of users, watched, taken back. */
export { ReleasesModule } from './releases.module.js';
