import type { JourneyState } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const becomes: Record<JourneyState, string> = {
  open: 'The case is open now.',
  paused: 'The case is paused now.',
  closed: 'The case is closed now.',
};

/** What is done with a case as a whole, and what each dialog asks. */
export const messages = defineMessages('mfe-admin/cases/change', {
  more: 'More actions for this case',
  activity: 'Activity about this case',
  sheet: 'Print the case sheet',
  busy: 'Saving',
  note: 'Note',
  take: {
    item: 'Take this case',
    title: 'Take this case',
    from: (name: string): string => `${name} leads it now. You become its case manager; the patient sees that.`,
    free: 'Nobody leads it yet. You become its case manager; the patient sees that.',
    submit: 'Take case',
  },
  handOver: {
    item: 'Hand over',
    title: 'Hand this case over',
    text: 'Your colleague becomes the case manager and gets a mail with your note. The patient sees who leads the case.',
    colleague: 'Colleague',
    needed: 'Please choose a colleague.',
    noteHint: 'Your colleague reads it in the mail and on the timeline. The patient does not see it.',
    submit: 'Hand over',
  },
  pause: {
    item: 'Pause',
    title: 'Pause this case',
    text: 'For a patient who needs time. Stages and tasks stay as they are, and the patient sees that the case is paused.',
    submit: 'Pause case',
  },
  resume: {
    item: 'Resume',
    title: 'Resume this case',
    text: 'The case goes on where it was paused. The patient sees that.',
    submit: 'Resume case',
  },
  close: {
    item: 'Close',
    title: 'Close this case',
    text: 'Open work of doctors and partners is taken back, and they no longer see the papers. You can open the case again.',
    reason: 'Reason',
    reasonHint: 'Only staff read it.',
    needed: 'Please say why the case is closed.',
    submit: 'Close case',
  },
  reopen: {
    item: 'Open again',
    title: 'Open this case again',
    text: 'The case goes on with the stages it has. Work that was taken back has to be given again.',
    submit: 'Open case',
  },
  stage: {
    item: 'Open a stage again',
    title: 'Open a finished stage again',
    text: 'The patient sees that the stage is open again. What it set off when it was completed stays.',
    stage: 'Stage',
    noteHint: 'The patient reads it on the timeline.',
    submit: 'Open stage',
  },
  becomes,
  leads: (name: string): string => `${name} leads it now.`,
  leadsNobody: 'Nobody leads it now.',
  meanwhile: 'A colleague has changed this case meanwhile.',
  stale:
    'Nothing was saved: a colleague has changed this case at the same time. Above is how it is now. What you entered is kept; press the button again if you still want it.',
});
