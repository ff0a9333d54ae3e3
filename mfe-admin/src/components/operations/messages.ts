import { defineMessages, number, plural } from '@ayana/contracts/language';
import type { Severity } from '@ayana/contracts/operations';

const severities: Record<Severity, string> = { 1: '1 Critical', 2: '2 Major', 3: '3 Moderate', 4: '4 Minor' };

/** Words that signals and incidents share. */
export const messages = defineMessages('mfe-admin/operations', {
  severities,
  severity: 'Severity',
  signals: 'Crisis detection',
  incidents: 'Incident command',
  drill: 'Drill',
  merged: 'Merged',
  system: 'The system',
  deleted: 'A deleted account',
  itself: 'Ayana',
  details: 'Details',
  retry: 'Try again',
  saving: 'Saving',
  nobody: 'Nobody',
  runs: 'Escalation',
  noRuns: 'Nobody was paged.',
  page: {
    press: 'Page a person',
    title: 'Page a person',
    text: 'They get it by bell, email and text message, and once more after ten minutes, until they acknowledge.',
    person: 'Person',
    personNeeded: 'Please choose a person.',
    line: 'What it is about',
    lineHint: 'One line. It is read on a locked screen: write no name of a patient.',
    lineNeeded: 'Please write one line.',
    submit: 'Page',
  },
  open: 'Open',
  stale: 'Someone changed this meanwhile. Close this, look at it, and try again.',
  illegal: 'It has changed meanwhile. The page shows how it is now.',
  notDone: 'That did not work.',
  facts: {
    landed: (place: string, at: string): string => `Landed in ${place} ${at}`,
    heard: (at: string): string => `Last heard from: ${at}`,
    never: 'Never heard from',
    flags: (flags: string, day: number): string => `${flags}, day ${number(day)} after discharge`,
    results: (count: number, at: string): string =>
      `${plural(count, { one: '1 critical result', other: `${number(count)} critical results` })}, entered ${at}`,
    visa: (day: string): string => `Valid until ${day}`,
    enquiry: (at: string): string => `Received ${at}`,
    enquiries: (count: number): string =>
      plural(count, { one: '1 enquiry is late', other: `${count} enquiries are late` }),
    complaints: (count: number): string =>
      plural(count, { one: '1 complaint or bad rating', other: `${number(count)} complaints or bad ratings` }),
    signIns: (count: number): string =>
      plural(count, { one: '1 series of wrong passwords', other: `${number(count)} series of wrong passwords` }),
    mails: (count: number): string => plural(count, { one: '1 email', other: `${number(count)} emails` }),
    own: (question: string, hours: number, count: number): string =>
      plural(hours, {
        one: `${question} 1 hour: ${number(count)}`,
        other: `${question} ${number(hours)} hours: ${number(count)}`,
      }),
  },
});
