import { eventHandlers } from './event-handlers.ts';

test.each(['onerror', 'onload', 'onfocusin', 'ontouchstart', 'onbegin', 'onstart', 'ononline'])('%s is known', (name) =>
  expect(eventHandlers()).toContain(name),
);

test.each(['onboard', 'onset', 'online', 'once', 'only', 'ongoing', 'onwards'])('%s is a word', (word) =>
  expect(eventHandlers()).not.toContain(word),
);
