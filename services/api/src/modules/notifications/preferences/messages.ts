import { defineMessages } from '@ayana/contracts/language';

export const PREFERENCE_MESSAGES = defineMessages('api/notifications/preferences', {
  phone_missing: 'Please add your phone number to your profile first.',
  same_time: 'Quiet hours must not end when they begin.',
  stop: {
    title: 'Stop these emails?',
    text: (name: string) =>
      `You will get no more emails about “${name}”. The news stays in your portal, behind the bell.`,
    action: 'Stop these emails',
    stopped_title: 'These emails are stopped',
    stopped: (name: string) =>
      `You get no more emails about “${name}”. The news stays in your portal, behind the bell.`,
    choose: 'Choose what you get',
  },
});
