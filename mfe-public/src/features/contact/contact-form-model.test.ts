import { CONTACT_INITIAL, contactPayload, contactProblems } from './contact-form-model';

const needed = { ...CONTACT_INITIAL, firstName: 'Amina', lastName: 'Waseru', email: 'amina@mail.example' };

describe('the contact form', () => {
  it('needs first name, last name and e-mail, in this order, and nothing else', () => {
    expect(contactProblems(CONTACT_INITIAL).map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email']);
    expect(contactProblems(needed)).toEqual([]);
    expect(contactProblems({ ...needed, phone: 'call me' }).map(({ field }) => field)).toEqual(['phone']);
  });

  it('refuses web code and more than 1000 characters, at the field', () => {
    const problems = (message: string) => contactProblems({ ...needed, message }).map(({ field }) => field);
    expect(problems('<script>alert(1)</script>')).toEqual(['message']);
    expect(problems('x'.repeat(1001))).toEqual(['message']);
    expect(problems('x'.repeat(1000))).toEqual([]);
    expect(contactProblems({ ...needed, firstName: '<iframe>' }).map(({ field }) => field)).toEqual(['firstName']);
  });

  it('sends the specification’s fields to the letter, without those left empty', () => {
    expect(contactPayload(needed)).toEqual({
      first_name: 'Amina',
      last_name: 'Waseru',
      email: 'amina@mail.example',
    });
    const all = {
      ...needed,
      phone: '+254 712 000 000',
      procedure: 'Hip replacement',
      destination: 'Kochi',
      message: 'Hello',
    };
    expect(contactPayload(all)).toEqual({
      first_name: 'Amina',
      last_name: 'Waseru',
      email: 'amina@mail.example',
      phone: '+254 712 000 000',
      interested_procedure: 'Hip replacement',
      preferred_destination: 'Kochi',
      additional_info: 'Hello',
    });
  });
});
