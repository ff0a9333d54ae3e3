import { isAboutTreatment } from './about-treatment.ts';

test.each([
  [{ interested_procedure: 'Something for my back' }, true],
  [{ additional_info: 'My father needs a bypass. What does it cost?' }, true],
  [{ additional_info: 'Knees hurt when I walk' }, true],
  [{ additional_info: 'আমার বাবার ক্যান্সারের চিকিৎসা দরকার' }, true],
  [{ additional_info: 'أحتاج إلى العلاج في الهند' }, true],
  [{ additional_info: 'We sell office chairs. Shall we send an offer?' }, false],
  [{ additional_info: 'Is your blog open to guest authors?' }, false],
  [{ interested_procedure: ' ', additional_info: null }, false],
  [{}, false],
])('%j is about a treatment: %s', (form, expected) => expect(isAboutTreatment(form)).toBe(expected));
