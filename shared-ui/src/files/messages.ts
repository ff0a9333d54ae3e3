import { defineMessages, number } from '@ayana/contracts/language';

export const messages = defineMessages('shared-ui/files', {
  choose: 'Choose files',
  camera: 'Take a photo',
  drop: 'or drop them here',
  rules: 'At most 10 MB each: PDF, Word, text or pictures.',
  uploads: 'Uploads',
  waiting: 'Waiting',
  sending: (percent: number): string => `${number(percent)} %`,
  paused: 'Paused',
  offline: 'You are offline. It continues when you are back online.',
  finishing: 'Checking',
  progress: (name: string): string => `Upload of ${name}`,
  pause: (name: string): string => `Pause ${name}`,
  resume: (name: string): string => `Continue ${name}`,
  retry: (name: string): string => `Try ${name} again`,
  cancel: (name: string): string => `Remove ${name}`,
  /** Read out by a screen reader. */
  spoken: {
    arrived: (name: string): string => `${name} was uploaded.`,
    failed: (name: string, reason: string): string => `${name}: ${reason}`,
    paused: (name: string): string => `${name} is paused.`,
    added: (name: string): string => `${name} is being uploaded.`,
  },
  download: (name: string): string => `Download ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  removing: {
    title: 'Remove this file?',
    text: (name: string): string => `${name} is removed for everyone. This cannot be undone.`,
    submit: 'Remove',
    busy: 'Removing',
  },
  notDownloaded: 'The download did not begin.',
  loading: 'Loading files',
  sizes: {
    b: (count: number): string => `${number(count)} bytes`,
    kb: (count: number): string => `${number(count)} kB`,
    mb: (count: number): string => `${number(count)} MB`,
  },
});
