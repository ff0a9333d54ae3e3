import { defineMessages } from '@ayana/contracts/language';

export const RELEASE_MESSAGES = defineMessages('api/releases', {
  in_progress: 'Another release is being switched at this moment. Look at the page again in a few seconds.',
  changed_meanwhile: 'The releases were changed since this page was read. Look at them again before you change them.',
  no_store: 'RELEASES_URL is not set, so there are no releases to change.',
  no_reviews: 'Review links need RELEASES_URL and REVIEW_SECRET.',
  no_shell_review: 'A link shows a part of the site: the shell is a process of its own, and cannot be shown by one.',
  not_released: 'This part has no release.',
  no_part: 'No version is out to a part of the sessions.',
  has_part: 'A version is out to a part of the sessions already. Promote it or take it away first.',
  never_live: (version: string): string => `${version} was not live before, so there is no way back to it from here.`,
  is_live: (version: string): string => `${version} is what everybody has already.`,
  not_stored: (version: string): string => `${version} is not in the release store.`,
  damaged: (version: string, file: string): string =>
    `${version} is not as it was built (${file}). Nothing was switched.`,
  taken_back: (remote: string): string => `${remote} was rolled back by itself`,
  taken_back_text: (version: string, before: string): string =>
    `${version} was worse than ${before}. All sessions have ${before} again. The figures are on the page.`,
  traffic: 'A share is a whole number of percent from 1 to 99.',
});
