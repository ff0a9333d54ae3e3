import { join } from 'node:path';
import { repositoryRoot } from '../database/paths.ts';

/** The images that run, each a target of the Containerfile. `releases` fills an empty store; `release` is a team's: one remote, and what uploads it. */
export const RUNNING_IMAGES = ['api', 'render', 'store'] as const;
export const TARGETS = [...RUNNING_IMAGES, 'releases', 'release'] as const;
export type Target = (typeof TARGETS)[number];

export const CONTAINERFILE = join(repositoryRoot, 'deploy', 'images', 'Containerfile');
/** Name of the base that `--make-base` makes. */
export const LOCAL_BASE = 'localhost/ayana-base:bookworm';

/** What a team releases, each with an image of its own. */
export const REMOTES = ['shell', 'mfe-public', 'mfe-patient', 'mfe-partner', 'mfe-admin'] as const;

/** @param remote of a `release` */
export const imageName = (target: Target, version: string, remote?: string): string =>
  `localhost/ayana-${target}:${version}${remote === undefined ? '' : `-${remote}`}`;
