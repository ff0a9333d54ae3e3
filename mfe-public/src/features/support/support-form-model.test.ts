import { SUPPORT_MISSING } from '@ayana/contracts/support';

import { SUPPORT_INITIAL, supportPayload, supportProblems } from './support-form-model';

const filled = {
  topic: 'flights',
  name: ' Amina Otieno ',
  email: 'amina@mail.example ',
  phone: '',
  message: ' Our flight was moved. ',
};

describe('the support form', () => {
  it('needs all fields except the phone, in the order of the page', () => {
    expect(supportProblems(SUPPORT_INITIAL)).toEqual([
      { field: 'topic', message: SUPPORT_MISSING.topic },
      { field: 'name', message: SUPPORT_MISSING.name },
      { field: 'email', message: SUPPORT_MISSING.email },
      { field: 'message', message: SUPPORT_MISSING.message },
    ]);
    expect(supportProblems(filled)).toEqual([]);
  });

  it('refuses invalid phone numbers and scripts', () => {
    expect(supportProblems({ ...filled, phone: 'ask me' }).map(({ field }) => field)).toEqual(['phone']);
    expect(supportProblems({ ...filled, message: '<script>' }).map(({ field }) => field)).toEqual(['message']);
  });

  it('sends trimmed texts, and no empty phone', () => {
    expect(supportPayload(filled)).toEqual({
      topic: 'flights',
      name: 'Amina Otieno',
      email: 'amina@mail.example',
      message: 'Our flight was moved.',
    });
  });
});
