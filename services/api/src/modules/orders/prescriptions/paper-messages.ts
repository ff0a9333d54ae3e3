import { defineMessages } from '@ayana/contracts/language';

/** The words of labels and delivery notes. */
export const PRESCRIPTION_PAPER_MESSAGES = defineMessages('api/journeys/prescription-papers', {
  label_title: (name: string) => `Medicines of ${name}`,
  label_file: 'labels.pdf',
  quantity: (count: number) => `Quantity: ${count}`,
  from: (pharmacy: string, day: string) => `${pharmacy}, ${day}`,
  keep: 'Keep out of the reach of children.',
  courier_title: (number: string) => `For the courier, ${number}`,
  courier_file: 'courier-label.pdf',
  order: (number: string, order: string) => `Case ${number}, order ${order}`,
  phone: (number: string) => `Telephone: ${number}`,
  no_phone: 'Telephone: not known. Call the sender.',
  no_address: 'Address: ask by telephone.',
  hand_over: 'Hand over to the person named here only.',
  sender: (pharmacy: string) => `From ${pharmacy}`,
  unprinted_address: (problem: string) => `Address of delivery: ${problem}`,
  note_title: 'Delivery note',
  note_file: 'delivery-note.pdf',
  note_lead: (pharmacy: string, day: string) => `${pharmacy}, ${day}.`,
  columns: { medicine: 'Medicine', given: 'Handed out', left: 'Still to come' },
  facts: {
    patient: 'Patient',
    number: 'Prescription number',
    address: 'Delivered to',
    doctor: 'Prescribed by',
    received: 'Received by',
  },
  taken: (name: string, when: string) => `${name}, ${when}`,
  unprinted_name: (problem: string) => `Name of the patient: ${problem} The case manager can change it.`,
  signature: 'Name and signature of the person who takes it',
});
