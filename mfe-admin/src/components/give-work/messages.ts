import { defineMessages } from '@ayana/contracts/language';

/** What the dialogs that give work of a case say. */
export const messages = defineMessages('mfe-admin/give-work', {
  title: 'Give work',
  text: 'They get a mail, and see only what this work needs. A doctor or a partner can decline it.',
  kind: 'What is to be done',
  doctor: 'Doctor',
  hospital: 'Hospital',
  noDoctor:
    'No doctor with an account gives this treatment or another of its field. Search by name to choose someone all the same.',
  noHospital:
    'No hospital of ours gives this treatment or another of its field. Search by name to choose one all the same.',
  partner: 'Partner',
  needed: 'Please choose who does it.',
  brief: 'Note',
  briefHint: 'Who does the work reads it.',
  briefNeeded: 'Please say what you need from them.',
  due: 'Due on',
  dueHint: 'Empty: the usual time for this work.',
  submit: 'Give work',
  busy: 'Saving',
  car: 'They get a mail, and see only what this work needs. Once they accept it, the car is found.',
});
